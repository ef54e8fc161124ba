-- What customer and company write to each other about a request, and what the customer thought of it (GAPS D10).

create table request_messages (
  -- within one request in the order of writing: request_conversations is locked by whoever writes
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('customer', 'staff')),
  -- null: the customer came by a link and has no account
  by_account_id bigint references accounts,
  -- empty where the attachments say it all
  text text not null check (length(text) <= 3000),
  check (by_kind = 'customer' or by_account_id is not null)
);
create index request_messages_of_request on request_messages (request_id, id);
create trigger request_messages_are_append_only before update or delete on request_messages for each row execute function refuse_change();

create table request_message_attachments (
  message_id bigint not null references request_messages,
  position integer not null check (position between 1 and 3),
  -- what it was called where it came from
  name text not null check (name <> '' and length(name) <= 120),
  file_key text not null references stored_files,
  primary key (message_id, position)
);
create trigger request_message_attachments_are_append_only before update or delete on request_message_attachments
  for each row execute function refuse_change();

-- How far each side of a request has come; made with its first message. The marks are ids of messages and only ever grow.
create table request_conversations (
  request_id bigint primary key references requests,
  read_by_customer bigint not null default 0,
  read_by_staff bigint not null default 0,
  -- up to where the company has answered, or found that no answer is needed
  answered_to bigint not null default 0,
  -- when the first message that waits for the company was written
  waiting_since timestamptz
);
create index request_conversations_waiting on request_conversations (waiting_since, request_id) where waiting_since is not null;

-- One question after a repair; the answer may be changed for a while.
create table request_ratings (
  request_id bigint primary key references requests,
  score smallint not null check (score between 1 and 5),
  comment text not null default '' check (length(comment) <= 1000),
  rated_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= rated_at)
);

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('trackingLogin', 'viewerLogin', 'followRequest', 'setPassword', 'serviceWarranty', 'rating'));
