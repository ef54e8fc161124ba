-- What became of a complaint or a withdrawal (Fgytv. 17/A. §: answered in thirty days; 45/2014. Korm. r. 23. §: paid back in fourteen). What was
-- sent stays as it is in `complaints` and `withdrawals`; the case beside it says where it stands, and goes with it.
create table statement_cases (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('complaint', 'withdrawal')),
  complaint_id bigint unique references complaints on delete cascade,
  withdrawal_id bigint unique references withdrawals on delete cascade,
  -- Of the number that was named, where it was written from the address of that request; otherwise an employee says which it is.
  request_id bigint references requests,
  received_at timestamptz not null,
  due_on date not null,
  state text not null default 'RECEIVED' check (state in ('RECEIVED', 'EXAMINED', 'SETTLED')),
  outcome text check (outcome in ('ACCEPTED', 'PARTLY', 'REJECTED')),
  version integer not null default 1,
  check ((kind = 'complaint') = (complaint_id is not null) and (kind = 'withdrawal') = (withdrawal_id is not null)),
  check ((state = 'SETTLED') = (outcome is not null)),
  check (kind = 'complaint' or outcome is null or outcome <> 'PARTLY')
);
create index statement_cases_open on statement_cases (due_on, id) where state <> 'SETTLED';
create index statement_cases_settled on statement_cases (due_on, id) where state = 'SETTLED';
create index statement_cases_of_request on statement_cases (request_id) where request_id is not null;
create index statement_cases_by_term on statement_cases (kind, received_at);

-- Each step of a case, with what the sender was told of it.
create table statement_steps (
  id bigint primary key generated always as identity,
  case_id bigint not null references statement_cases on delete cascade,
  state text not null check (state in ('EXAMINED', 'SETTLED')),
  outcome text check ((outcome is not null) = (state = 'SETTLED')),
  note text not null check (length(note) <= 3000),
  at timestamptz not null,
  by_account_id bigint not null references accounts
);
create index statement_steps_of_case on statement_steps (case_id, id);
create index statement_steps_by_account on statement_steps (by_account_id);
create trigger statement_steps_are_append_only before update or delete on statement_steps for each row execute function refuse_change();

-- The number of a request in what somebody typed: nine digits, in groups or not, with nothing of a number around them.
create function requests_named_in(typed text) returns setof bigint language sql immutable as $$
  select replace(replace(replace(replace(found[1], ' ', ''), chr(160), ''), '.', ''), '-', '')::bigint
  from regexp_matches(typed, '(?<![0-9])([1-9][0-9]{2}[-. ' || chr(160) || ']?[0-9]{3}[-. ' || chr(160) || ']?[0-9]{3})(?![0-9])', 'g') as found
$$;

insert into statement_cases (kind, complaint_id, request_id, received_at, due_on)
select 'complaint', sent.id, (
    select requests.id from requests_named_in(sent.request_number) named join requests on requests.id = named and lower(requests.email) = lower(sent.email) limit 1
  ), sent.received_at, (sent.received_at at time zone 'Europe/Budapest')::date + 30
from complaints sent order by sent.id;
insert into statement_cases (kind, withdrawal_id, request_id, received_at, due_on)
select 'withdrawal', sent.id, (
    select requests.id from requests_named_in(sent.contract) named join requests on requests.id = named and lower(requests.email) = lower(sent.email) limit 1
  ), sent.received_at, (sent.received_at at time zone 'Europe/Budapest')::date + 14
from withdrawals sent order by sent.id;

create trigger tell_new_statement after insert on statement_cases for each row when (new.request_id is not null) execute function tell_change_of_request();
create trigger tell_statement after update on statement_cases for each row when (new.request_id is not null) execute function tell_change_of_request();

-- What a courier was asked shows on the request as well.
create trigger tell_new_enquiry after insert on courier_enquiries for each row execute function tell_change_of_request();
create trigger tell_enquiry after update of answered_at on courier_enquiries for each row when (new.answered_at is distinct from old.answered_at) execute function tell_change_of_request();
