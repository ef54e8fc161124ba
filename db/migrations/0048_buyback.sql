-- Buyback (GAPS D7): a device is bought instead of repaired. It is a request of its own kind (warranty type 4), so courier, arrival, desk and
-- links are those of a repair; what only a buyback has stands here.

alter table available_services drop constraint available_services_warranty_type_id_check;
alter table available_services add constraint available_services_warranty_type_id_check check (warranty_type_id between 1 and 4);
alter table requests drop constraint requests_warranty_type_id_check;
alter table requests add constraint requests_warranty_type_id_check check (warranty_type_id between 1 and 4);
alter table requests drop constraint requests_outcome_check;
alter table requests add constraint requests_outcome_check check (outcome in ('REPAIRED', 'REPLACED', 'NO_FAULT', 'WARRANTY_REJECTED', 'RETURNED_UNREPAIRED',
  'CANCELLED', 'BOUGHT'));
alter table documents drop constraint documents_type_check;
alter table documents add constraint documents_type_check check (type in ('warrantyCard', 'invoice', 'faultReport', 'handoverDocument', 'gsmQuotation',
  'dolphinInvoice', 'gsmRepairWorksheet', 'appleDocument', 'buybackStatement'));
-- Accounting documents stay longer than the others (src/personal-data.ts).
alter table documents add column is_accounting boolean not null generated always as (type in ('dolphinInvoice', 'buybackStatement')) stored;
alter table text_versions drop constraint text_versions_kind_check;
alter table text_versions add constraint text_versions_kind_check check (kind in ('privacy', 'terms', 'generalInfo', 'serviceTerms', 'startNow', 'startLoss', 'orderToPay',
  'sellerOwns', 'sellDevice'));

-- What the customer answered and was told before the courier came. Grade and price are those of that moment; the price list may change.
create table buybacks (
  request_id bigint primary key references requests,
  answers jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  storage_gb integer check (storage_gb between 1 and 65536),
  -- Forints without VAT, when they were told, and until when they were promised.
  estimated_price integer not null check (estimated_price > 0),
  estimated_at timestamptz not null,
  estimated_until timestamptz not null,
  payout_account text not null
);

-- The final offer after the inspection: one a request, never changed. Decided at most once.
create table buyback_offers (
  request_id bigint primary key references requests,
  found jsonb not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  price integer not null check (price > 0),
  -- Why it differs from the estimate; the customer reads it.
  reason text not null default '' check (length(reason) <= 3000),
  sent_at timestamptz not null,
  sent_by_account_id bigint not null references accounts,
  valid_until timestamptz not null,
  decision text check (decision in ('accepted', 'declined', 'expired')),
  decided_at timestamptz,
  decided_by_account_id bigint references accounts,
  channel text check (channel in ('web', 'phone', 'email', 'inPerson', 'clock')),
  note text not null default '' check (length(note) <= 3000),
  ip inet,
  -- The wordings a private seller declared and pressed.
  owns_text_id integer references text_versions,
  sell_text_id integer references text_versions,
  check ((decision is null) = (decided_at is null) and (decision is null) = (channel is null))
);
-- What the clock looks for.
create index buyback_offers_open on buyback_offers (valid_until) where decision is null;

-- Why a device is sent back without an offer; the customer reads it.
create table buyback_returns (
  request_id bigint primary key references requests,
  reason text not null check (length(reason) between 1 and 3000),
  returned_at timestamptz not null,
  by_account_id bigint not null references accounts
);

-- What is owed to the seller since the offer was accepted, and when it was transferred. To a company only for its invoice.
create table buyback_payouts (
  request_id bigint primary key references requests,
  amount integer not null check (amount > 0),
  due_since timestamptz not null,
  -- Of a company, and null for a private person, who gets a statement of ours.
  seller_invoice_number text check (length(seller_invoice_number) between 1 and 60),
  paid_at timestamptz,
  paid_on date,
  paid_by_account_id bigint references accounts,
  -- As on the bank statement.
  reference text not null default '' check (length(reference) <= 140),
  check ((paid_at is null) = (paid_by_account_id is null) and (paid_at is null) = (paid_on is null))
);
-- The list of what is to be paid, oldest first.
create index buyback_payouts_due on buyback_payouts (due_since, request_id) where paid_at is null;

create trigger tell_offer after insert on buyback_offers for each row execute function tell_change_of_request();
