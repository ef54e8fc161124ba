-- What visitors write through the contact form (SPEC 3); whoever applies for a job sends a CV along (DESIGN 8.31).
create table contact_messages (
  id bigint primary key generated always as identity,
  -- K-2026-XXXXXX: says nothing of how many there are
  number text not null unique,
  received_at timestamptz not null default now(),
  language text not null check (language in ('hu', 'en', 'de', 'sl')),
  topic text not null check (topic in ('repair', 'order', 'prices', 'business', 'job', 'other')),
  name text not null,
  email text not null,
  company_name text,
  -- the job somebody applies for, as typed
  job text check (job is null or topic = 'job'),
  subject text not null,
  message text not null check (length(message) <= 3000),
  ip inet
);
create index contact_messages_by_address on contact_messages (lower(email));

create table contact_files (
  message_id bigint not null references contact_messages on delete cascade,
  kind text not null check (kind in ('cv', 'other')),
  name text not null,
  file_key text not null references stored_files,
  primary key (message_id, kind)
);
create index contact_files_by_file on contact_files (file_key);
