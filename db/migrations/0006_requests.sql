-- The service request, its addresses, history, papers and pickup.

-- Nine digits that do not tell how many requests there are; the number customers, labels and couriers see.
create function new_request_id() returns bigint language plpgsql volatile as $$
declare candidate bigint;
begin
  loop
    candidate := 100000000 + (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 900000000);
    exit when not exists (select from requests where id = candidate);
  end loop;
  return candidate;
end $$;

create table requests (
  id bigint primary key,
  status text not null default 'RECEIVED' check (status in ('RECEIVED', 'DELIVERY_IN_ORDERED', 'ARRIVED', 'QUOTE_DONE', 'QUOTE_ACCEPTED',
    'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED', 'SHIPPED', 'SERVICE_DONE')),
  outcome text check (outcome in ('REPAIRED', 'REPLACED', 'NO_FAULT', 'WARRANTY_REJECTED', 'RETURNED_UNREPAIRED', 'CANCELLED')),
  closed_at timestamptz,
  version integer not null default 1,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  received_at timestamptz not null default now(),
  account_id bigint references accounts,
  customer_type text not null,
  request_source_id integer not null default 2,

  form_id integer not null references forms,
  available_service_id integer not null references available_services,
  service_id integer not null,
  warranty_type_id integer not null check (warranty_type_id in (1, 2, 3)),
  provider_id integer references mobil_providers,

  brand_id integer not null references brands,
  product_group_id integer not null references product_groups,
  product_type_id integer references product_types,
  product_type_other text,
  colour_id integer references colours,
  identifier text not null,
  identifier_typed text not null,
  identifier_kind text not null check (identifier_kind in ('imei', 'serial')),
  identifier_generated boolean not null default false,
  imei2 text,
  date_of_purchase date,
  sim_lock_id integer,
  purchase_price integer check (purchase_price >= 0),

  trouble_description text not null check (length(trouble_description) <= 3000),
  other_description text check (length(other_description) <= 3000),
  failure_option_ids integer[] not null default '{}',
  accessory_ids integer[] not null default '{}',
  accessories_other text,
  preparation_step_ids integer[] not null default '{}',
  insurance_number text,
  repair_cost_limit integer check (repair_cost_limit >= 0),
  calculated_price jsonb,

  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  email text not null,
  phone text not null,
  company_name text,
  business_form_id integer,
  tax_number text,
  account_registration boolean not null default false,

  pickup_day date,
  pickup_window text check (pickup_window in ('08-17', '08-12', '12-17')),
  pickup_zone text,
  pickup_note text,

  gsm_worksheet_id text,
  prev_crm_request_id bigint references requests,
  prev_gsm_worksheet_id text,
  check ((outcome is null) = (closed_at is null) or status not in ('RECEIVED', 'DELIVERY_IN_ORDERED'))
);
alter table requests alter column id set default new_request_id();

-- SPEC 5: an active duplicate for the same IMEI or serial blocks. A generated identifier never blocks anyone.
create unique index requests_one_open_per_identifier on requests (identifier) where closed_at is null and not identifier_generated;
create unique index requests_by_worksheet on requests (gsm_worksheet_id) where gsm_worksheet_id is not null;
create index requests_newest on requests (received_at desc, id desc);
create index requests_of_account on requests (account_id, received_at desc, id desc) where account_id is not null;
create index requests_by_identifier on requests (identifier);
create index requests_by_previous on requests (prev_crm_request_id) where prev_crm_request_id is not null;

create table request_addresses (
  request_id bigint not null references requests,
  -- SPEC 3: 1 shipping-in, 2 billing, 3 shipping-out
  address_type_id integer not null check (address_type_id in (1, 2, 3)),
  contact_name text not null,
  contact_phone text not null default '',
  country_code text not null default 'HUN',
  postal_code text not null,
  city text not null,
  public_place_name text not null default '',
  public_place_type text not null default '',
  street_number text not null default '',
  other text not null default '',
  billing_name text,
  tax_number text,
  is_company boolean not null default false,
  locker_provider text,
  locker_code text,
  primary key (request_id, address_type_id),
  foreign key (locker_provider, locker_code) references parcel_points (provider, code),
  check ((locker_code is null) = (locker_provider is null)),
  check (locker_code is null or address_type_id = 3)
);

create table request_history (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  step text not null,
  code integer,
  status text not null,
  at timestamptz not null default now(),
  by_kind text not null check (by_kind in ('customer', 'staff', 'system')),
  by_account_id bigint references accounts,
  note text
);
create index request_history_of_request on request_history (request_id, id);
create trigger request_history_is_append_only before update or delete on request_history for each row execute function refuse_change();

create table request_consents (
  request_id bigint not null references requests,
  text_version_id integer not null references text_versions,
  given_at timestamptz not null default now(),
  channel text not null default 'web',
  ip inet,
  primary key (request_id, text_version_id)
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  request_id bigint not null references requests,
  -- SPEC 3: warrantyCard, invoice, faultReport, handoverDocument, gsmQuotation, dolphinInvoice, gsmRepairWorksheet; and appleDocument
  type text not null check (type in ('warrantyCard', 'invoice', 'faultReport', 'handoverDocument', 'gsmQuotation', 'dolphinInvoice',
    'gsmRepairWorksheet', 'appleDocument')),
  name text not null,
  -- null: one of our own PDFs that is made when first needed, by its job or by the first reader
  file_key text references stored_files,
  language text not null,
  created_at timestamptz not null default now(),
  created_by text not null check (created_by in ('customer', 'staff', 'system')),
  replaced_at timestamptz
);
create index documents_of_request on documents (request_id, type, created_at);

create table document_tokens (
  token_sha256 bytea primary key,
  document_id uuid not null references documents,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses integer not null default 0,
  created_at timestamptz not null default now()
);
create index document_tokens_of_document on document_tokens (document_id);

-- How many pickups a zone (first digit of the postal code, or '*') takes in a window; no row: not offered.
create table pickup_capacity (
  zone text not null check (zone ~ '^([1-9]|\*)$'),
  pickup_window text not null check (pickup_window in ('08-17', '08-12', '12-17')),
  capacity integer not null check (capacity >= 0),
  primary key (zone, pickup_window)
);

create table pickup_slots (
  day date not null,
  zone text not null,
  pickup_window text not null,
  taken integer not null default 0 check (taken >= 0),
  primary key (day, zone, pickup_window)
);
