-- How an account is kept safe: where it is logged in, its passkeys, and a new e-mail address.

-- `browser`, `system`: a short label of where the login was made, never the header itself. `proved_at`: when whoever holds the session last
-- proved to be the owner, at the login or since.
alter table sessions
  add column browser text,
  add column system text,
  add column proved_at timestamptz;

create table passkeys (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id);

-- A challenge is signed, not stored; only one that was used is noted, until it would have expired by itself.
create table used_passkey_challenges (
  challenge_sha256 bytea primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenges_age on used_passkey_challenges (expires_at);

-- A new address counts once it was confirmed at both ends. Only the hashes of the two links are kept.
create table email_changes (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  old_token_sha256 bytea unique,
  new_token_sha256 bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  cancelled_at timestamptz,
  changed_at timestamptz
);
create unique index email_changes_open on email_changes (account_id) where cancelled_at is null and changed_at is null;
create index email_changes_age on email_changes (asked_at);
