-- What is done before the courier comes is answered on the page of the request, not declared at the booking (decision 51).
create table preparation_answers (
  request_id bigint not null references requests,
  step_id integer not null references preparation_steps,
  answer text not null check (answer in ('done', 'impossible')),
  answered_at timestamptz not null,
  by_kind text not null check (by_kind in ('customer', 'staff')),
  by_account_id bigint references accounts,
  primary key (request_id, step_id)
);

-- Until now each step had to be ticked when booking.
insert into preparation_answers (request_id, step_id, answer, answered_at, by_kind)
select requests.id, steps.id, 'done', requests.received_at, 'customer'
from requests join preparation_steps as steps on steps.id = any(requests.preparation_step_ids);
alter table requests drop column preparation_step_ids;

-- The pickup day the reminder of the evening before was written for.
alter table requests add column pickup_reminded_for date;
create index requests_pickup_ahead on requests (pickup_day) where closed_at is null and collected_at is null;
