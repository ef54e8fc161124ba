-- Quotes, the decisions about them, and expert reports (jegyzőkönyv). GAPS D1, DESIGN 8.1, 8.3, 8.9, 8.12.

create table quotes (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  version integer not null check (version > 0),
  -- draft: only the workshop sees it; void: a newer version took its place, whatever had been decided about it
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'rejected', 'expired', 'void')),
  -- counts the savings of the draft, so nobody overwrites what they have not seen
  revision integer not null default 1,
  -- to the customer, in their language
  note text not null default '' check (length(note) <= 3000),
  created_at timestamptz not null,
  created_by_account_id bigint references accounts,
  sent_at timestamptz,
  sent_by_account_id bigint references accounts,
  -- the last moment of the last day in Budapest; a decision at this very moment still counts
  valid_until timestamptz,
  -- gross forints: what a refusal costs, as it was told with this version
  inspection_fee integer check (inspection_fee >= 0),
  logistics_fee integer check (logistics_fee >= 0),
  unique (request_id, version),
  check ((status = 'draft') = (sent_at is null)),
  check (num_nulls(sent_at, valid_until, inspection_fee, logistics_fee) in (0, 4)),
  check (valid_until > sent_at)
);
create unique index quotes_one_draft on quotes (request_id) where status = 'draft';
create unique index quotes_one_standing on quotes (request_id) where status in ('sent', 'accepted', 'rejected', 'expired');
create index quotes_open on quotes (valid_until) where status = 'sent';

create table quote_lines (
  id integer primary key generated always as identity,
  quote_id bigint not null references quotes,
  position integer not null,
  kind text not null check (kind in ('part', 'labour', 'delivery', 'other')),
  description text not null check (description <> '' and length(description) <= 200),
  quantity integer not null check (quantity between 1 and 999),
  -- net forints
  net_unit integer not null check (net_unit between 0 and 5000000),
  choice text not null check (choice in ('always', 'optional', 'alternative')),
  -- of the lines of one group the customer chooses exactly one
  alternative_group integer,
  unique (quote_id, position),
  check ((choice = 'alternative') = (alternative_group is not null))
);

-- What was sent is evidence: its lines stay as they are.
create function refuse_change_of_sent_quote() returns trigger language plpgsql as $$
begin
  if exists (select from quotes where id = old.quote_id and status <> 'draft') then
    raise exception 'lines of a sent quote are never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger quote_lines_of_sent_quotes_stay before update or delete on quote_lines
  for each row execute function refuse_change_of_sent_quote();

-- One decision per version, proved: who, how, when, from where, to which words.
create table quote_decisions (
  quote_id bigint primary key references quotes,
  decision text not null check (decision in ('accepted', 'rejected', 'expired')),
  by_kind text not null check (by_kind in ('customer', 'staff', 'system')),
  by_account_id bigint references accounts,
  -- phone, email, inPerson: an employee on behalf of the customer; costLimit: within what the customer allowed when booking
  channel text not null check (channel in ('web', 'phone', 'email', 'inPerson', 'costLimit', 'clock')),
  note text not null default '' check (length(note) <= 3000),
  ip inet,
  decided_at timestamptz not null,
  -- every line that was ordered, the fixed ones too
  chosen_line_ids integer[] not null,
  -- gross forints owed by this decision: the repair, or the fees of a refusal
  gross integer not null check (gross >= 0),
  order_text_id integer references text_versions,
  start_now_text_id integer references text_versions,
  start_loss_text_id integer references text_versions,
  check ((by_kind = 'customer') = (channel = 'web')),
  check ((by_kind = 'staff') = (channel in ('phone', 'email', 'inPerson'))),
  check (by_kind <> 'staff' or (note <> '' and by_account_id is not null)),
  check ((decision = 'accepted') = (cardinality(chosen_line_ids) > 0)),
  check ((decision = 'expired') = (channel = 'clock'))
);
create trigger quote_decisions_are_append_only before update or delete on quote_decisions for each row execute function refuse_change();

-- Each reminder of a quote once.
create table quote_reminders (
  quote_id bigint not null references quotes,
  reminder text not null check (reminder in ('half', 'threeDays', 'oneDay')),
  at timestamptz not null,
  primary key (quote_id, reminder)
);

-- Why a warranty or insurance repair is refused (19/2014. NGM r.); a side state of ARRIVED.
create table expert_reports (
  id bigint primary key generated always as identity,
  request_id bigint not null unique references requests,
  status text not null default 'issued' check (status in ('issued', 'accepted', 'rejected', 'expired')),
  reason text not null check (reason in ('liquid', 'impact', 'foreignRepair', 'software', 'wear', 'warrantyOver', 'identifier', 'other')),
  findings text not null check (findings <> '' and length(findings) <= 3000),
  issued_at timestamptz not null,
  issued_by_account_id bigint references accounts,
  valid_until timestamptz not null check (valid_until > issued_at),
  -- gross forints: what sending the device back costs, as it was told with the report
  return_fee integer not null check (return_fee >= 0)
);
create index expert_reports_open on expert_reports (valid_until) where status = 'issued';

create table expert_report_photos (
  report_id bigint not null references expert_reports,
  position integer not null check (position between 1 and 6),
  file_key text not null references stored_files,
  primary key (report_id, position)
);

create table expert_report_decisions (
  report_id bigint primary key references expert_reports,
  decision text not null check (decision in ('accepted', 'rejected', 'expired')),
  by_kind text not null check (by_kind in ('customer', 'system')),
  by_account_id bigint references accounts,
  ip inet,
  decided_at timestamptz not null,
  check ((by_kind = 'system') = (decision = 'expired'))
);
create trigger expert_report_photos_stay before update or delete on expert_report_photos for each row execute function refuse_change();
create trigger expert_report_decisions_are_append_only before update or delete on expert_report_decisions for each row execute function refuse_change();
