-- Lateness is counted against the first promise (GAPS D17): it stays, and each later one is kept beside it with who made it and why.

create table request_promises (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  -- What is promised, as src/requests/promise.ts names it.
  step text not null check (length(step) between 1 and 40),
  day date not null,
  -- The first promise about the step; null: this one is.
  first_id bigint references request_promises,
  made_at timestamptz not null,
  by_kind text not null check (by_kind in ('customer', 'staff', 'system')),
  by_account_id bigint references accounts,
  -- In an employee's words; of what a rule promised, what the request was waiting for.
  reason text check (length(reason) between 1 and 300),
  ended_at timestamptz,
  -- void: nobody waits for it any more, because the customer moved or cancelled it, or it is the customer's turn.
  ended text check (ended in ('done', 'void')),
  check ((ended is null) = (ended_at is null)),
  check (first_id is null or ended is null)
);
create unique index request_promises_in_force on request_promises (request_id) where first_id is null and ended_at is null;
create index request_promises_of_request on request_promises (request_id, id);
-- Kept and missed promises, week by week.
create index request_promises_by_day on request_promises (day) where first_id is null;

-- The day the courier comes is promised with the booking.
create function promise_pickup() returns trigger language plpgsql as $$
begin
  insert into request_promises (request_id, step, day, made_at, by_kind) values (new.id, 'courierComes', new.pickup_day, new.received_at, 'system');
  return null;
end $$;
create trigger promise_pickup after insert on requests for each row
  when (new.pickup_day is not null and new.closed_at is null and new.status in ('RECEIVED', 'DELIVERY_IN_ORDERED')) execute function promise_pickup();

alter table requests add first_promised_by date;
update requests set first_promised_by = promised_by where promised_by is not null;
alter table requests add constraint requests_first_promise check ((first_promised_by is null) = (promised_by is null));

-- No statement renews a promise away: a later day leaves the first where it was. Before the device is collected the day of the pickup is the first.
create function keep_first_promise() returns trigger language plpgsql as $$
begin
  new.first_promised_by := case
    when new.promised_by is null then null
    when tg_op = 'UPDATE' and old.promised_by is not null then old.first_promised_by
    when new.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') and new.collected_at is null then least(new.pickup_day, new.promised_by)
    else new.promised_by end;
  return new;
end $$;
create trigger keep_first_promise before insert or update of promised_by, first_promised_by on requests for each row execute function keep_first_promise();

-- As due_on, but the day that was promised first.
alter table requests add first_due_on date generated always as (
  coalesce(first_promised_by, case when status in ('RECEIVED', 'DELIVERY_IN_ORDERED') then pickup_day + case when collected_at is null then 0 else 3 end end)
) stored;
-- What is late, the longest first.
create index requests_late on requests (first_due_on, received_at, id) where closed_at is null and first_due_on is not null;

insert into request_promises (request_id, step, day, made_at, by_kind)
select id, case when promised_by is null then 'courierComes' else 'promised' end, first_due_on, received_at, 'system' from requests
where closed_at is null and first_due_on is not null;
