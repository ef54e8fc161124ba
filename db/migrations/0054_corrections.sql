-- What employees corrected about a request: who, when, why, and each fact before and after, in the words of the day.
create table request_corrections (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  at timestamptz not null,
  by_account_id bigint not null references accounts,
  subject text not null check (subject in ('contact', 'device', 'fault', 'deliveryIn', 'deliveryOut', 'billing', 'kind', 'pickup')),
  -- [{fact, before, after}]
  changes jsonb not null check (jsonb_array_length(changes) > 0),
  reason text not null check (length(reason) between 3 and 300)
);
create index request_corrections_of_request on request_corrections (request_id, id);
create trigger request_corrections_is_append_only before update or delete on request_corrections for each row execute function refuse_change();

-- The audit screen reads what employees did newest first, of all of them or of one.
create index request_corrections_newest on request_corrections (at desc, id desc);
create index request_corrections_by_account on request_corrections (by_account_id, at desc, id desc);
create index permission_changes_newest on permission_changes (at desc, id desc);
create index permission_changes_by_account on permission_changes (changed_by, at desc, id desc);
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_account on audit_log (by_account_id, at desc, id desc);

-- A corrected e-mail address ends what was opened by a link to the wrong one.
create index sessions_of_request on sessions (request_id) where request_id is not null;
