-- What the life of a repair adds to a request: marks of time, hold, who looks after it, what was promised (GAPS D1).

alter table requests
  add arrived_at timestamptz,
  add ready_at timestamptz,
  add handed_back_at timestamptz,
  -- Waiting for a part, the customer or the insurer; beside the status, because the list of statuses has no word for it.
  add hold_reason text check (hold_reason in ('alkatresz', 'ugyfel', 'biztosito')),
  add hold_since timestamptz,
  add assigned_account_id bigint references accounts,
  -- The day we told the customer; when it passes, one notice with a new day.
  add promised_by date,
  add late_notices integer not null default 0,
  add constraint requests_hold_is_whole check ((hold_reason is null) = (hold_since is null));

-- The queue of the service desk: open requests by status, oldest first, and by whoever looks after them.
create index requests_queue on requests (status, received_at, id) where closed_at is null;
create index requests_assigned on requests (assigned_account_id, received_at, id) where closed_at is null and assigned_account_id is not null;
create index requests_promised on requests (promised_by) where closed_at is null and promised_by is not null;
create index requests_held on requests (hold_reason, hold_since) where hold_reason is not null;
create index requests_by_phone on requests (phone);
create index requests_by_email on requests (lower(email));
create index requests_by_name on requests (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);
