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

-- Whatever a code may be (src/service-desk/search.ts): the end of an identifier, a courier's number, a locker, a model.
create index requests_by_identifier_end on requests (reverse(identifier) text_pattern_ops);
create index requests_by_product_type on requests (product_type_id, received_at desc, id desc) where product_type_id is not null;
create index requests_by_other_type on requests (folded(product_type_other) text_pattern_ops) where product_type_other is not null;
create index shipments_by_number on shipments (tracking_number) where tracking_number is not null;
create index shipments_by_carrier_id on shipments (carrier_id) where carrier_id is not null;
create index request_addresses_by_locker on request_addresses (locker_code, request_id desc) where locker_code is not null;
