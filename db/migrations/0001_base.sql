-- What every slice stands on: secrets, remembered answers, stored files, links, letters.

create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- The answer given to an Idempotency-Key, written in the transaction of the deed itself.
create table idempotency_keys (
  endpoint text not null,
  key text not null check (length(key) between 8 and 200),
  caller text not null,
  request_sha256 bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (endpoint, caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- A file on disk or in S3 becomes visible with this row.
create table stored_files (
  key text primary key,
  sha256 bytea not null,
  size integer not null check (size > 0),
  media_type text not null,
  created_at timestamptz not null default now()
);

-- Knocks at limited doors (tracking login, account login), counted across processes.
create table attempts (
  door text not null,
  subject text not null,
  at timestamptz not null default now()
);
create index attempts_recent on attempts (door, subject, at desc);

-- The outbox. One row per letter, unique by what it is about.
create table letters (
  id uuid primary key default gen_random_uuid(),
  deduplication_key text not null unique,
  kind text not null,
  request_id bigint,
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  attachments jsonb not null default '[]',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'held')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_newest on letters (created_at desc, id);
create index letters_of_request on letters (request_id, created_at) where request_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
