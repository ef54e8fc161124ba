-- What a person may ask of what is known of them (GDPR 15 to 20): a copy, erasure, restriction; and who of ours did it for them.

-- One copy of everything of a person, as a ZIP. Of a person without an account the confirmed address stands here instead.
create table data_exports (
  id uuid primary key,
  account_id bigint references accounts,
  address text check (address = lower(address)),
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  asked_at timestamptz not null,
  -- Null: it is being made.
  ready_at timestamptz,
  -- From then on nobody can fetch it, and it goes with the next night.
  expires_at timestamptz not null,
  file_key text references stored_files,
  check ((account_id is null) <> (address is null)),
  check ((ready_at is null) = (file_key is null))
);
create index data_exports_of_account on data_exports (account_id, asked_at) where account_id is not null;
-- One at a time is being made.
create unique index data_exports_running on data_exports (coalesce(account_id::text, address)) where ready_at is null;

-- The links by which somebody without an account shows that an address is theirs.
create table data_links (
  token_sha256 bytea primary key,
  address text not null check (address = lower(address)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Who was erased, when, by whom and why: numbers only, which lead to nobody any more. A restored backup is erased again by them.
create table erasures (
  id bigint primary key generated always as identity,
  account_id bigint,
  request_ids bigint[] not null,
  erased_at timestamptz not null,
  by_kind text not null check (by_kind in ('person', 'staff')),
  by_account_id bigint,
  -- A choice, not words: nobody is to be named here.
  reason text not null check (reason in ('asked', 'deceased', 'authority', 'mistake')),
  check ((by_kind = 'staff') = (by_account_id is not null))
);
create trigger erasures_are_append_only before update or delete on erasures for each row execute function refuse_change();

-- What the law wants kept of who was erased: taken out of the tables that everybody reads, and gone when its term is over.
create table blocked_records (
  id bigint primary key generated always as identity,
  erasure_id bigint not null references erasures,
  table_name text not null,
  data jsonb not null,
  file_key text references stored_files,
  blocked_until timestamptz not null
);
create index blocked_records_of_erasure on blocked_records (erasure_id);
create index blocked_records_end on blocked_records (blocked_until);
create index blocked_records_of_file on blocked_records (file_key) where file_key is not null;
create trigger blocked_records_are_append_only before update or delete on blocked_records for each row execute function refuse_change();

-- GDPR 18: whose data is only stored for now.
alter table accounts add column restricted_at timestamptz;

-- Which of ours looked at a person's data or did something with it. `account_id` and `request_id` say whose.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  by_account_id bigint not null references accounts,
  action text not null check (action in ('searched', 'shown', 'exported', 'anonymised', 'restricted', 'released')),
  account_id bigint references accounts,
  request_id bigint references requests,
  reason text not null default ''
);
create index audit_log_newest on audit_log (id desc);
create trigger audit_log_is_append_only before update or delete on audit_log for each row execute function refuse_change();
