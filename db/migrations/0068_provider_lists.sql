-- The lists of their own transactions that PayPal and SimplePay give, beside which the day's closing is agreed.
create table provider_lists (
  id bigint primary key generated always as identity,
  provider text not null check (provider in ('paypal', 'simplepay')),
  -- The days it tells of whole; the day it was downloaded is not over.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  file_name text not null check (length(file_name) <= 200),
  uploaded_at timestamptz not null,
  uploaded_by bigint not null references accounts,
  lines_read integer not null check (lines_read >= 0),
  lines_new integer not null check (lines_new between 0 and lines_read),
  skipped integer not null check (skipped >= 0)
);
create index provider_lists_of_day on provider_lists (provider, last_day, first_day);
create index provider_lists_uploaded_by on provider_lists (uploaded_by);

-- What a provider says it took or gave back. A transaction stands here once; the newest list says how it ended.
create table provider_list_lines (
  provider text not null check (provider in ('paypal', 'simplepay')),
  kind text not null check (kind in ('payment', 'refund')),
  transaction_id text not null check (length(transaction_id) between 1 and 100),
  primary key (provider, kind, transaction_id),
  -- The payment it is about, by the provider's own id; of a payment itself.
  about text not null check (length(about) between 1 and 64),
  -- Our payment, where the list carries what we called it.
  payment_id uuid references payments on delete set null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('done', 'pending', 'failed')),
  day date not null,
  list_id bigint not null references provider_lists,
  read_at timestamptz not null
);
create index provider_list_lines_of_day on provider_list_lines (provider, day);
create index provider_list_lines_about on provider_list_lines (provider, about);
create index provider_list_lines_of_payment on provider_list_lines (payment_id) where payment_id is not null;
create index provider_list_lines_of_list on provider_list_lines (list_id);

-- A difference an employee has looked into. It counts as long as both sides say what they said then.
create table provider_difference_notes (
  id bigint primary key generated always as identity,
  provider text not null check (provider in ('paypal', 'simplepay')),
  kind text not null check (kind in ('payment', 'refund')),
  -- The provider's transaction, or where only we know of it our payment or refund.
  key text not null check (length(key) between 1 and 100),
  -- What was different, with the amounts and states of both sides.
  difference text not null check (length(difference) <= 200),
  unique (provider, kind, key, difference),
  payment_id uuid references payments on delete set null,
  note text not null check (length(note) <= 300),
  noted_at timestamptz not null,
  noted_by bigint not null references accounts
);
create index provider_difference_notes_of_payment on provider_difference_notes (payment_id) where payment_id is not null;
create index provider_difference_notes_noted_by on provider_difference_notes (noted_by);

-- What moved on a day, and a refund by the provider's name for it.
create index payments_taken on payments (ended_at) where status in ('paid', 'lateSuccess');
create index refunds_done on refunds (ended_at) where status = 'done';
create index refunds_by_provider_refund on refunds (provider_refund_id) where provider_refund_id is not null;
