-- Insurers as finance keeps them (decision 72), and which of them a quote went to.

create table insurers (
  id bigint primary key generated always as identity,
  name text not null check (name <> '' and length(name) <= 200),
  postal_code text not null check (length(postal_code) <= 10),
  city text not null check (length(city) <= 100),
  address text not null check (length(address) <= 200),
  tax_number text not null check (tax_number <> '' and length(tax_number) <= 30),
  email text not null check (length(email) <= 254),
  -- days it has to pay
  due_days smallint not null check (due_days between 0 and 120),
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by bigint not null references accounts
);
create index insurers_changed_by on insurers (changed_by);

-- null: nobody said which
alter table insurer_quotes add column insurer_id bigint references insurers;
create index insurer_quotes_of_insurer on insurer_quotes (insurer_id);
-- What an insurer owes is looked for among the repairs of a month.
create index requests_repaired on requests (ready_at) where outcome = 'REPAIRED' and insurer_status in ('accepted', 'part');
