-- People with an account, their sessions, and the links that let people in.

create table accounts (
  id bigint primary key generated always as identity,
  customer_type text not null check (customer_type in ('B2C', 'B2B', 'FLOTTA', 'FLEET', 'PREALERT', 'EMPLOYEE', 'DISTRIBUTOR',
    'STORE_01', 'RETAILER', 'OTHER_01', 'MOST-B2C', 'MOST-B2B')),
  email text not null check (email = lower(email)),
  password_hash text,
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  company_name text,
  business_form_id integer,
  tax_number text,
  phone text,
  default_language text not null default 'hu' check (default_language in ('hu', 'en', 'de', 'sl')),
  permission_keys text[] not null default '{}',
  demo boolean not null default false,
  enabled boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index accounts_by_email on accounts (email);

-- `account`: a person who logged in. `tracking`: whoever proved to own one request. `viewer`: the same, for its documents only.
create table sessions (
  id bigint primary key generated always as identity,
  token_sha256 bytea not null unique,
  cookie_sha256 bytea not null,
  kind text not null check (kind in ('account', 'tracking', 'viewer')),
  account_id bigint references accounts,
  request_id bigint,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((kind = 'account') = (account_id is not null)),
  check ((kind = 'account') = (request_id is null))
);
create index sessions_of_account on sessions (account_id) where account_id is not null;
create index sessions_age on sessions (last_seen_at);

-- Links sent by mail. Only the hash is kept.
create table mailed_links (
  token_sha256 bytea primary key,
  purpose text not null check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'setPassword', 'serviceWarranty')),
  account_id bigint references accounts,
  request_id bigint,
  expires_at timestamptz not null,
  single_use boolean not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index mailed_links_of_request on mailed_links (request_id, purpose) where request_id is not null;
create index mailed_links_of_account on mailed_links (account_id) where account_id is not null;

-- The code an employee is mailed at login: one that lives per account, only its signature is kept.
create table login_codes (
  account_id bigint primary key references accounts,
  code_signature text not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);
