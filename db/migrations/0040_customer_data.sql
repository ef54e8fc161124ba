-- What customers keep with their account: addresses, and how they pay.

create table account_addresses (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  -- SPEC 3: 1 shipping-in, 2 billing, 3 shipping-out
  address_type_id integer not null check (address_type_id in (1, 2, 3)),
  is_default boolean not null default false,
  label text not null default '',
  country_code text not null default 'HUN',
  postal_code text not null,
  city text not null,
  public_place_name text not null,
  public_place_type text not null default '',
  street_number text not null,
  other text not null default '',
  billing_name text not null default '',
  tax_number text not null default '',
  account_number text not null default '',
  is_company boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index account_addresses_of_account on account_addresses (account_id, address_type_id, id);
create unique index account_addresses_one_default on account_addresses (account_id, address_type_id) where is_default;

alter table accounts
  add column payment_method_id integer,
  add column bank_account text,
  -- Counts the changes of what `financial-data` answers; `version` those of the profile.
  add column financial_version integer not null default 1;
