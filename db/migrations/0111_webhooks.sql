-- Where a company is told what happens to its requests (GAPS D16, Standard Webhooks; decision 88).
create table webhook_endpoints (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- Signs what is sent, so it is kept as it is; the one before it signs as well until its end.
  secret bytea not null,
  earlier_secret bytea,
  earlier_until timestamptz,
  state text not null check (state in ('on', 'off', 'failed')),
  created_at timestamptz not null,
  -- While somebody sends to it: one at a time, so that what is sent at first keeps its order.
  sending_until timestamptz,
  version integer not null default 1,
  deleted_at timestamptz
);
create index webhook_endpoints_of_company on webhook_endpoints (company_id, id desc);

-- One event for one endpoint. The body is kept as it was signed first: every try and every replay sends the same bytes under the same id.
create table webhook_messages (
  id bigint primary key generated always as identity,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  message_id text not null unique,
  -- The event it tells of: a job that runs twice tells it once.
  deduplication_key text not null,
  type text not null,
  request_id bigint references requests,
  body text not null,
  created_at timestamptz not null,
  tries smallint not null default 0,
  -- Null: it is not tried again by itself.
  next_try_at timestamptz,
  delivered_at timestamptz,
  unique (endpoint_id, deduplication_key)
);
create index webhook_messages_of_endpoint on webhook_messages (endpoint_id, id desc);
create index webhook_messages_of_request on webhook_messages (request_id) where request_id is not null;
create index webhook_messages_due on webhook_messages (endpoint_id, id) where next_try_at is not null;
create index webhook_messages_by_next_try on webhook_messages (next_try_at) where next_try_at is not null;

create table webhook_tries (
  id bigint primary key generated always as identity,
  message_id bigint not null references webhook_messages on delete cascade,
  at timestamptz not null,
  -- What was answered; null: nothing was, because of `problem`.
  status smallint,
  answer text not null check (length(answer) <= 500),
  problem text,
  took_ms integer not null
);
create index webhook_tries_of_message on webhook_tries (message_id, id);
