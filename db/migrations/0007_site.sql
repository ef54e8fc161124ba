-- What visitors write to us under consumer law: complaints and withdrawals.

create table complaints (
  id bigint primary key generated always as identity,
  -- P-2026-XXXXXX: says nothing of how many there are
  number text not null unique,
  received_at timestamptz not null default now(),
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  name text not null,
  email text not null,
  phone text,
  -- as typed; a complaint is taken even if the number is wrong
  request_number text,
  subject text not null,
  message text not null check (length(message) <= 3000),
  ip inet
);

-- 45/2014. (II. 26.) Korm. r. 22. § (1a)-(1c): an append-only log of withdrawals with content, day and time.
create table withdrawals (
  id bigint primary key generated always as identity,
  number text not null unique,
  received_at timestamptz not null default now(),
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  name text not null,
  email text not null,
  -- what the consumer names the contract by, as typed
  contract text not null,
  -- the declaration itself, in the words it was made with
  statement text not null,
  ip inet
);
create trigger complaints_are_append_only before update or delete on complaints for each row execute function refuse_change();
create trigger withdrawals_are_append_only before update or delete on withdrawals for each row execute function refuse_change();
