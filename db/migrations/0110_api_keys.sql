-- Keys with which a company's own systems call the API (decision 88). A key is the company's; the administrator in whose name it acts is its
-- holder: whoever made it or gave it its newest secret.
create table api_keys (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  -- How long each of its secrets lives; a new secret begins it anew.
  valid_days smallint not null check (valid_days between 1 and 800),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- Sent back with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1
);
create index api_keys_of_company on api_keys (company_id, id desc);
create index api_keys_of_account on api_keys (account_id);

-- The newest secret of a key, and the one before it for as long as both work.
create table api_key_secrets (
  sha256 bytea primary key check (length(sha256) = 32),
  key_id bigint not null references api_keys on delete cascade,
  -- The beginning, by which people recognise it.
  prefix text not null check (length(prefix) = 11),
  created_at timestamptz not null,
  -- Null: the newest one, which ends with its key.
  valid_until timestamptz
);
create index api_key_secrets_of_key on api_key_secrets (key_id);
create unique index api_key_secrets_one_newest on api_key_secrets (key_id) where valid_until is null;

create table api_key_log (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  -- It outlives the key.
  key_id bigint not null,
  at timestamptz not null,
  by_account_id bigint not null references accounts,
  action text not null check (action in ('created', 'changed', 'rotated', 'revoked')),
  -- What the key was called and could do from then on.
  name text not null,
  scopes text[] not null
);
create index api_key_log_of_company on api_key_log (company_id, id desc);
create index api_key_log_by_account on api_key_log (by_account_id);
create trigger api_key_log_is_append_only before update or delete on api_key_log for each row execute function refuse_change();
