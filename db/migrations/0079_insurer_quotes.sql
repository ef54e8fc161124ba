-- What the workshop asked an insurer to pay, and what the insurer answered (decision 71). A new version takes the place of the one before.

create table insurer_quotes (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  version integer not null check (version > 0),
  -- part: the insurer pays all but the customer's own share; void: a newer version took its place, whatever had been answered
  status text not null default 'sent' check (status in ('sent', 'accepted', 'part', 'refused', 'void')),
  -- where it was mailed; null: it went another way, and the note says which
  email text check (length(email) <= 254),
  note text not null default '' check (length(note) <= 3000),
  sent_at timestamptz not null,
  sent_by_account_id bigint not null references accounts,
  -- forints: the lines together
  net integer not null check (net > 0),
  vat integer not null check (vat >= 0),
  gross integer not null check (gross = net + vat),
  answered_at timestamptz,
  answered_by_account_id bigint references accounts,
  answer_note text not null default '' check (length(answer_note) <= 3000),
  -- gross forints the customer is asked for
  own_share integer check (own_share > 0 and own_share < gross),
  unique (request_id, version),
  check (email is not null or note <> ''),
  check (status in ('sent', 'void') or answered_at is not null),
  check (status <> 'sent' or answered_at is null),
  check ((answered_at is null) = (answered_by_account_id is null)),
  check (status <> 'part' or own_share is not null)
);
create unique index insurer_quotes_one_standing on insurer_quotes (request_id) where status <> 'void';

create table insurer_quote_lines (
  insurer_quote_id bigint not null references insurer_quotes,
  position integer not null,
  kind text not null check (kind in ('part', 'labour', 'delivery', 'other')),
  description text not null check (description <> '' and length(description) <= 200),
  quantity integer not null check (quantity between 1 and 999),
  -- net forints
  net_unit integer not null check (net_unit between 0 and 5000000),
  primary key (insurer_quote_id, position)
);

-- The row of the request says what the insurer was asked or answered last, and when (decision 70).
alter table requests
  add column insurer_status text,
  add column insurer_at timestamptz;

create function insurer_quote_was_written() returns trigger language plpgsql as $$
begin
  update requests set insurer_status = new.status, insurer_at = coalesce(new.answered_at, new.sent_at) where id = new.request_id;
  return null;
end $$;
create trigger summarise_new after insert on insurer_quotes for each row execute function insurer_quote_was_written();
create trigger summarise_changed after update on insurer_quotes for each row
  when (new.status <> old.status and new.status <> 'void') execute function insurer_quote_was_written();
