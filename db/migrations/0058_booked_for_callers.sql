-- What a customer said yes to on the telephone was read out by an employee: evidence of another kind than a tick of their own hand.
alter table request_consents add column read_by_account_id bigint references accounts;
alter table request_consents add constraint request_consents_channel check (channel in ('web', 'telephone'));
alter table request_consents add constraint request_consents_read_out check ((channel = 'telephone') = (read_by_account_id is not null));

-- A caller is found by telephone number or name (src/service-desk/server/caller); by e-mail address they are already.
create index accounts_by_phone on accounts (phone) where phone is not null;
create index accounts_by_name on accounts using gin (name_words(last_name, first_name, middle_name, company_name));
