-- Signing keys are replaced (decision 160). What was made by the first of them and must never change, the names by which passkeys know their owners and
-- counters know an address, keeps it under another name; they prove nothing. In a new database the portal makes both.
insert into secrets (name, value) select 'pseudonyms', value from secrets where name = 'signing';
