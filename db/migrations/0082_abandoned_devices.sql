-- A device nobody pays for, answers for or takes over (DESIGN 8.33): the notices of the terms, and what an employee decides in the end.

alter table requests drop constraint requests_outcome_check;
alter table requests add constraint requests_outcome_check check (outcome in ('REPAIRED', 'REPLACED', 'NO_FAULT', 'WARRANTY_REJECTED', 'RETURNED_UNREPAIRED',
  'CANCELLED', 'BOUGHT', 'LOST', 'ABANDONED'));

-- Whoever pays or chooses ends the wait; one that begins later, from another day, has notices of its own.
create table storage_notices (
  request_id bigint not null references requests,
  since date not null,
  notice smallint not null check (notice >= 1),
  sent_at timestamptz not null,
  -- The last day of storage, as this notice told it.
  ends_on date not null,
  -- The terms name no further one.
  is_last boolean not null,
  primary key (request_id, since, notice),
  check (ends_on > since)
);
create index storage_notices_ending on storage_notices (ends_on) where is_last;
create trigger storage_notices_are_append_only before update or delete on storage_notices for each row execute function refuse_change();
create trigger tell_storage_notice after insert on storage_notices for each row execute function tell_change_of_request();

create table abandoned_devices (
  request_id bigint primary key references requests,
  fate text not null check (fate in ('kept', 'sold', 'recycled')),
  -- Whole forints: what it was sold for, or is worth; and what was owed at that moment.
  value integer not null check (value between 0 and 10000000),
  owed integer not null check (owed >= 0),
  -- Why, and how the value came about; for employees.
  note text not null check (length(note) between 1 and 3000),
  decided_at timestamptz not null,
  decided_by_account_id bigint not null references accounts,
  check (fate <> 'recycled' or value = 0)
);
create index abandoned_devices_by_decider on abandoned_devices (decided_by_account_id);
create trigger abandoned_devices_are_append_only before update or delete on abandoned_devices for each row execute function refuse_change();
