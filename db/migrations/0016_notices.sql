-- The outbox in the hands of employees, and system messages written by them.

alter table letters
  -- It carries what lets its reader in (a login code, a password link): only the addressee ever sees it, and it is not sent twice.
  add opens_access boolean not null default false,
  -- How often an employee has sent it again; part of its Message-ID, so that a mail program does not take it for a repeat.
  add resends integer not null default 0 check (resends >= 0),
  -- Somebody is handing it to the mail server until then at the latest: one at a time.
  add sending_until timestamptz;
update letters set opens_access = true where kind in ('accounts.mailLoginCode', 'accounts.mailPasswordLink', 'tracking.mailLink');

drop index letters_newest;
create index letters_newest on letters (created_at desc, id desc);
-- The few an employee looks for among the many that have left.
create index letters_not_sent on letters (status, created_at desc, id desc) where status <> 'sent';
create index letters_by_recipient on letters (lower(recipient), created_at desc, id desc);
drop index letters_of_request;
create index letters_of_request on letters (request_id, created_at desc, id desc) where request_id is not null;

-- What employees did to letters.
create table letter_deeds (
  id bigint primary key generated always as identity,
  letter_id uuid not null references letters on delete cascade,
  deed text not null check (deed in ('resent', 'held', 'released')),
  account_id bigint not null references accounts,
  at timestamptz not null
);
create index letter_deeds_of_letter on letter_deeds (letter_id, id);

-- GAPS D10: one active message per product code. Earlier rows are cut where the next one began.
create extension if not exists btree_gist;
update system_messages set valid_to = next.valid_from
  from (select id, lead(valid_from) over (partition by product_code order by valid_from, id) as valid_from from system_messages) as next
  where next.id = system_messages.id and next.valid_from is not null and (valid_to is null or valid_to > next.valid_from);
alter table system_messages
  add version integer not null default 1,
  add edited_at timestamptz,
  add edited_by bigint references accounts,
  add check (valid_to is null or valid_to >= valid_from),
  add constraint system_messages_one_at_a_time exclude using gist (product_code with =, tstzrange(valid_from, valid_to) with &&);
drop index system_messages_current;
create index system_messages_current on system_messages (product_code, valid_from desc, id desc);

-- Every state a message was left in, and by whom.
create table system_message_changes (
  id bigint primary key generated always as identity,
  message_id integer not null references system_messages,
  deed text not null check (deed in ('created', 'changed', 'ended')),
  account_id bigint not null references accounts,
  at timestamptz not null,
  titles jsonb not null,
  descriptions jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz
);
create index system_message_changes_of_message on system_message_changes (message_id, id);
create trigger system_message_changes_is_append_only before update or delete on system_message_changes for each row execute function refuse_change();
