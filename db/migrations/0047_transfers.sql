-- Money that comes otherwise than on line: what the bank and the couriers tell of it (decision 43). Amounts are whole forints.

create table bank_statements (
  id bigint primary key generated always as identity,
  format text not null check (format in ('camt053', 'otp', 'kh')),
  -- Our own account, as the bank writes it.
  account text not null check (account <> '' and length(account) <= 40),
  file_name text not null check (length(file_name) <= 200),
  uploaded_at timestamptz not null,
  uploaded_by bigint not null references accounts,
  -- How many lines it held, how many of them were not known yet, and how many were no money that came to us.
  lines_read integer not null check (lines_read >= 0),
  lines_new integer not null check (lines_new between 0 and lines_read),
  skipped integer not null check (skipped >= 0)
);
create index bank_statements_uploaded_by on bank_statements (uploaded_by);

create table statement_lines (
  id bigint primary key generated always as identity,
  statement_id bigint not null references bank_statements,
  -- The same line has the same one in every file that holds it: overlapping statements never count twice.
  bank_reference text not null unique check (length(bank_reference) = 40),
  booked_on date not null,
  amount integer not null check (amount > 0),
  payer_name text,
  payer_account text,
  text text not null default '',
  read_at timestamptz not null,
  -- open: nobody has decided; confirmed: it paid what stands in its parts; dismissed: it is no payment of an invoice.
  state text not null default 'open' check (state in ('open', 'confirmed', 'dismissed')),
  decided_at timestamptz,
  decided_by bigint references accounts,
  note text not null default '' check (length(note) <= 300),
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null)),
  -- What came too much and is to be sent back by transfer, by hand.
  over integer not null default 0 check (over between 0 and amount),
  check (over = 0 or state = 'confirmed'),
  returned_at timestamptz,
  returned_by bigint references accounts,
  return_note text not null default '' check (length(return_note) <= 300),
  check ((returned_at is null) = (returned_by is null)),
  check (returned_at is null or over > 0)
);
create index statement_lines_open on statement_lines (booked_on, id) where state = 'open';
create index statement_lines_to_return on statement_lines (booked_on, id) where over > 0 and returned_at is null;
create index statement_lines_decided on statement_lines (decided_at desc, id desc) where state <> 'open';
create index statement_lines_of_statement on statement_lines (statement_id);
create index statement_lines_decided_by on statement_lines (decided_by) where decided_by is not null;
create index statement_lines_returned_by on statement_lines (returned_by) where returned_by is not null;

create function statement_lines_stay() returns trigger language plpgsql as $$
begin
  if erases_personal_data() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.bank_reference, new.booked_on, new.amount, new.payer_name, new.payer_account, new.text)
      is distinct from (old.id, old.bank_reference, old.booked_on, old.amount, old.payer_name, old.payer_account, old.text)
    or old.state <> 'open' and (new.state, new.decided_at, new.decided_by, new.over) is distinct from (old.state, old.decided_at, old.decided_by, old.over)
    or old.returned_at is not null then
    raise exception 'what a bank statement says, and what was decided of it, is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger statement_lines_stay before update or delete on statement_lines for each row execute function statement_lines_stay();

-- What a confirmed transfer paid; the settlement of each part is named after it (`statementLine 12 invoice 7`).
create table statement_line_parts (
  line_id bigint not null references statement_lines on delete cascade,
  invoice_id bigint not null references invoices,
  amount integer not null check (amount > 0),
  primary key (line_id, invoice_id)
);
create index statement_line_parts_of_invoice on statement_line_parts (invoice_id);
create trigger statement_line_parts_stay before update or delete on statement_line_parts for each row execute function refuse_change();

create table cod_lists (
  id bigint primary key generated always as identity,
  courier text not null check (courier in ('gls', 'foxpost')),
  paid_on date,
  file_name text not null check (length(file_name) <= 200),
  uploaded_at timestamptz not null,
  uploaded_by bigint not null references accounts,
  lines_read integer not null check (lines_read >= 0),
  lines_new integer not null check (lines_new between 0 and lines_read),
  skipped integer not null check (skipped >= 0)
);
create index cod_lists_uploaded_by on cod_lists (uploaded_by);

-- One parcel of a courier's list. A parcel is collected for once, in whatever list it stands.
create table cod_lines (
  id bigint primary key generated always as identity,
  list_id bigint not null references cod_lists,
  courier text not null check (courier in ('gls', 'foxpost')),
  tracking_number text not null check (length(tracking_number) <= 40),
  unique (courier, tracking_number),
  client_reference text check (length(client_reference) <= 40),
  amount integer not null check (amount >= 0),
  delivered_on date,
  read_at timestamptz not null,
  request_id bigint references requests,
  invoice_id bigint references invoices on delete set null,
  -- What should have been collected, as it is paid in cash.
  expected integer,
  -- settled: it closed its invoice; the others are differences that a person looks at.
  outcome text not null check (outcome in ('settled', 'otherAmount', 'unknownParcel', 'nothingDue')),
  check (outcome = 'unknownParcel' or request_id is not null),
  resolved_at timestamptz,
  resolved_by bigint references accounts,
  -- taken: what came counts for the invoice; noted: settled with the courier, nothing counts.
  resolution text check (resolution in ('taken', 'noted')),
  note text not null default '' check (length(note) <= 300),
  check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (resolution is null)),
  check (resolved_at is null or outcome <> 'settled')
);
create index cod_lines_differing on cod_lines (id) where outcome <> 'settled' and resolved_at is null;
create index cod_lines_newest on cod_lines (id desc);
create index cod_lines_of_list on cod_lines (list_id);
create index cod_lines_of_request on cod_lines (request_id) where request_id is not null;
create index cod_lines_of_invoice on cod_lines (invoice_id) where invoice_id is not null;
create index cod_lines_resolved_by on cod_lines (resolved_by) where resolved_by is not null;

-- A reminder of a transfer, each once.
create table transfer_reminders (
  invoice_id bigint not null references invoices on delete cascade,
  reminder text not null check (reminder in ('beforeDue', 'afterDue')),
  at timestamptz not null,
  primary key (invoice_id, reminder)
);

-- A transfer names an invoice by its reference or its number, with whatever people and banks put in between.
create index invoices_by_bare_reference on invoices (replace(payment_reference, '-', ''));
create function bare_reference(written text) returns text language sql immutable parallel safe strict
  as $$ select upper(regexp_replace(written, '[^[:alnum:]]', '', 'g')) $$;
create index invoices_by_bare_number on invoices (bare_reference(number)) where number is not null;
-- Without a reference the amount and the payer are a guess: only open ones are guessed.
create index invoices_open_by_gross on invoices (gross) where status = 'pending' and cancelled_by is null;
-- The lists of the finance desk, the newest first.
create index invoices_newest on invoices (created_at desc, id desc);
create index invoices_paid_newest on invoices (created_at desc, id desc) where status = 'paid' and cancelled_by is null and kind in ('proforma', 'final');
create index invoices_cancelled_newest on invoices (created_at desc, id desc) where cancelled_by is not null;
create index invoice_buyers_by_name on invoice_buyers (lower(name) text_pattern_ops);
-- The daily closing.
create index settlements_by_time on settlements (at, id);
