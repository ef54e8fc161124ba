-- Invoices, and the money that comes for them on line. Amounts are integer forints.

create table invoices (
  id bigint primary key generated always as identity,
  number text not null unique,
  request_id bigint not null references requests,
  created_at timestamptz not null default now(),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  gross integer not null check (gross > 0),
  check (gross = net + vat),
  -- SPEC 3: 1 cash on delivery, 2 transfer, 3 prepaid transfer, 4 online payment, 5 bank card
  payment_method_id integer not null check (payment_method_id in (1, 2, 3, 4, 5)),
  due_on date not null,
  status text not null default 'pending' check (status in ('pending', 'paid')),
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null)),
  -- what a payment of it must amount to
  unique (id, gross)
);
create index invoices_of_request on invoices (request_id, created_at desc);
create trigger invoices_keep_their_amounts before delete or update of number, request_id, created_at, net, vat, gross on invoices
  for each row execute function refuse_change();

-- One try to pay an invoice through a provider (DOMAIN 3.4): created → redirected → approved → paid | failed | cancelled | expired.
create table payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id bigint not null,
  amount integer not null,
  foreign key (invoice_id, amount) references invoices (id, gross),
  provider text not null check (provider in ('paypal', 'simulator')),
  -- The provider's order and where the payer approves it; null until the provider has answered.
  provider_payment_id text,
  redirect_url text,
  status text not null default 'created' check (status in ('created', 'redirected', 'approved', 'paid', 'failed', 'cancelled', 'expired')),
  -- Sent with the calls that start and capture (PayPal-Request-Id): a call that is made again is recognised.
  start_request_id uuid not null default gen_random_uuid(),
  capture_request_id uuid not null default gen_random_uuid(),
  capture_id text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Whoever is asking the provider about it holds it until then.
  asked_until timestamptz,
  -- When the clock asks next, and how often it or the payer has.
  next_look_at timestamptz not null,
  looks integer not null default 0,
  check ((provider_payment_id is null) = (redirect_url is null)),
  check (status not in ('redirected', 'approved', 'paid') or provider_payment_id is not null),
  check ((status = 'paid') = (capture_id is not null)),
  check ((status in ('paid', 'failed', 'cancelled', 'expired')) = (ended_at is not null))
);
create unique index payments_by_provider_payment on payments (provider, provider_payment_id);
create unique index payments_by_capture on payments (provider, capture_id);
create unique index payments_one_open_per_invoice on payments (invoice_id) where status in ('created', 'redirected', 'approved');
create unique index payments_one_paid_per_invoice on payments (invoice_id) where status = 'paid';
create index payments_to_look_at on payments (next_look_at) where status in ('created', 'redirected', 'approved');
create trigger payments_end_for_good before delete or update on payments for each row
  when (old.status in ('paid', 'failed', 'cancelled', 'expired')) execute function refuse_change();

-- The books of the simulated provider; empty where a real one is set.
create table simulated_payments (
  id text primary key,
  start_request_id uuid not null unique,
  reference text not null,
  invoice_number text not null,
  amount integer not null,
  currency text not null,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  return_url text not null,
  cancel_url text not null,
  -- What the payer chose; `declined`: approved, but the bank says no when the money is asked for.
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'cancelled', 'captured')),
  capture_id text,
  check ((state = 'captured') = (capture_id is not null))
);
