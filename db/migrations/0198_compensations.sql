-- What is paid for a lost parcel (decision 149): where to, by when, and that it was. Of a parcel for which nothing is paid there is no row.
create table compensations (
  request_id bigint primary key references requests,
  version integer not null default 1,
  -- Where it is to be paid, and whose account it is; null: nobody has said it yet, '': erased after it was paid.
  account text check (length(account) <= 60),
  holder text check (length(holder) <= 100),
  -- From the first word of an account on; another account moves neither.
  account_since timestamptz,
  due_on date,
  -- How often the customer was asked again where to.
  reminded integer not null default 0 check (reminded between 0 and 2),
  paid_at timestamptz,
  paid_on date,
  paid_by_account_id bigint references accounts,
  -- As it stands on our bank statement.
  reference text not null default '' check (length(reference) <= 140),
  check ((account is null) = (holder is null) and (account is null) = (account_since is null) and (account is null) = (due_on is null)),
  check ((paid_at is null) = (paid_on is null) and (paid_at is null) = (paid_by_account_id is null)),
  check (paid_at is null or account is not null)
);
create index compensations_to_pay on compensations (due_on, request_id) where paid_at is null and account is not null;
create index compensations_without_account on compensations (request_id) where account is null;
create index compensations_paid on compensations (paid_at, request_id) where paid_at is not null;
create index compensations_of_day on compensations (paid_on) where paid_at is not null;
create index compensations_by_payer on compensations (paid_by_account_id) where paid_by_account_id is not null;
create trigger tell_new_compensation after insert on compensations for each row execute function tell_change_of_request();
create trigger tell_compensation after update on compensations for each row when (new.version <> old.version) execute function tell_change_of_request();

-- Each step, with who did it: nobody's account is the customer's own link.
create table compensation_steps (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  step text not null check (step in ('account', 'paid', 'takenBack')),
  at timestamptz not null,
  by_account_id bigint references accounts,
  -- How an account was said.
  channel text check (channel in ('web', 'phone', 'email', 'inPerson')),
  account_end text not null default '' check (length(account_end) <= 4),
  paid_on date,
  note text not null default '' check (length(note) <= 300),
  check ((step = 'account') = (channel is not null)),
  check ((step = 'paid') = (paid_on is not null))
);
create index compensation_steps_of_request on compensation_steps (request_id, id);
create index compensation_steps_by_account on compensation_steps (by_account_id) where by_account_id is not null;
create trigger compensation_steps_are_append_only before update or delete on compensation_steps for each row execute function refuse_change();

insert into compensations (request_id) select request_id from lost_parcels where compensation > 0;
