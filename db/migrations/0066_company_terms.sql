-- On what terms a company pays (decision 59): the newest row of its account holds, earlier ones say what held before.
create table company_terms (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  due_days smallint not null check (due_days between 0 and 120),
  -- Whole forints that may be open; null: without a limit.
  credit_limit integer check (credit_limit >= 0),
  -- Its devices leave when they are paid.
  barred boolean not null,
  note text not null check (length(note) <= 300),
  set_at timestamptz not null,
  set_by bigint not null references accounts
);
create index company_terms_of_account on company_terms (account_id, id desc);
create index company_terms_set_by on company_terms (set_by);
create trigger company_terms_stay before update or delete on company_terms for each row execute function refuse_change();
