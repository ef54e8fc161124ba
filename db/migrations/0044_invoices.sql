-- What is owed, the invoices about it, and the money that came for them (DESIGN 8.34, GAPS D15). Amounts are integer forints.

-- One duty to pay. Its lines are copied from what was decided and never change; a duty that falls away is voided.
create table charges (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  -- `correction` takes off what another charge asked for too much.
  reason text not null check (reason in ('repair', 'refusal', 'unfoundedClaim', 'withdrawal', 'buybackService', 'correction')),
  -- What was decided: `quote 12`, `report 7`, `outcome NO_FAULT`, `invoice 9`.
  decision text not null check (decision <> '' and length(decision) <= 60),
  payer text not null check (payer in ('consumer', 'company')),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  gross integer not null check (gross >= 0),
  check (gross = net + vat),
  created_at timestamptz not null,
  voided_at timestamptz,
  void_reason text not null default '' check (length(void_reason) <= 3000),
  check (voided_at is not null or void_reason = '')
);
-- Whoever runs twice, a duty exists once.
create unique index charges_once on charges (request_id, reason, decision) where voided_at is null;

create table charge_lines (
  charge_id bigint not null references charges,
  position integer not null check (position > 0),
  label text not null check (label <> '' and length(label) <= 200),
  quantity integer not null check (quantity between 1 and 999),
  net_unit integer not null check (net_unit between 0 and 5000000),
  primary key (charge_id, position)
);
create trigger charge_lines_stay before update or delete on charge_lines for each row execute function refuse_change();
create trigger charges_keep_their_amounts before delete or update of request_id, reason, decision, payer, net, vat, gross, created_at on charges
  for each row execute function refuse_change();
create trigger charges_are_voided_once before update on charges for each row when (old.voided_at is not null) execute function refuse_change();

-- How the customer wants to pay, chosen before there is an invoice.
create table payment_choices (
  request_id bigint primary key references requests,
  payment_method_id integer not null check (payment_method_id in (1, 2, 3, 4, 5)),
  chosen_at timestamptz not null
);

-- Whoever had an invoice before owes it by a charge of its own.
insert into charges (request_id, reason, decision, payer, net, vat, gross, created_at)
  select i.request_id, 'repair', 'invoice ' || i.id, case when r.company_name is null then 'consumer' else 'company' end, i.net, i.vat, i.gross, i.created_at
  from invoices as i join requests as r on r.id = i.request_id;
insert into charge_lines (charge_id, position, label, quantity, net_unit) select id, 1, 'Javítás', 1, net from charges;

drop trigger invoices_keep_their_amounts on invoices;
drop trigger tell_new_invoice on invoices;
drop trigger tell_invoice on invoices;
alter table invoices
  alter column number drop not null,
  drop constraint invoices_net_check, drop constraint invoices_vat_check, drop constraint invoices_gross_check,
  add column charge_id bigint references charges,
  add column kind text not null default 'final' check (kind in ('proforma', 'final', 'storno', 'correcting')),
  add column language text not null default 'hu' check (language in ('hu', 'en', 'de', 'sl')),
  add column performed_on date,
  -- Who writes it, and the key it knows the invoice by: asked twice with the same key, it answers the same invoice.
  add column provider text not null default 'builtIn' check (provider in ('builtIn', 'szamlazz')),
  add column provider_key uuid not null default gen_random_uuid() unique,
  add column issued_at timestamptz,
  -- An employee, where it was not the portal itself.
  add column issued_by_account_id bigint references accounts,
  -- What a transfer is to be marked with.
  add column payment_reference text not null generated always as ('MF' || request_id || '-' || id) stored unique,
  -- The invoice a storno cancels, a correcting one corrects; the proforma a final one follows.
  add column about_invoice_id bigint references invoices on delete set null,
  add column reason text not null default '' check (length(reason) <= 3000),
  -- The storno, or what took the place of a proforma.
  add column cancelled_by bigint references invoices on delete set null,
  add column document_id uuid references documents on delete set null,
  add column pdf_at timestamptz,
  -- Whoever is asking the provider holds it until then; when it is asked next, how often it was, and what it said.
  add column held_until timestamptz,
  add column next_try_at timestamptz not null default now(),
  add column tries integer not null default 0,
  add column last_error text check (length(last_error) <= 1000);
update invoices set charge_id = charges.id, performed_on = due_on, issued_at = invoices.created_at, pdf_at = invoices.created_at
  from charges where charges.decision = 'invoice ' || invoices.id;
alter table invoices
  alter column charge_id set not null,
  alter column performed_on set not null,
  add check ((number is null) = (issued_at is null)),
  add check (case kind when 'storno' then gross < 0 and vat <= 0 when 'correcting' then gross <= 0 and vat <= 0 else gross > 0 and vat >= 0 end),
  -- These ask nobody for money.
  add check (kind in ('proforma', 'final') or status = 'paid');

-- One of each that stands.
create unique index invoices_one_final_per_charge on invoices (charge_id) where kind = 'final' and cancelled_by is null;
create unique index invoices_one_proforma_per_charge on invoices (charge_id) where kind = 'proforma' and cancelled_by is null;
create unique index invoices_cancelled_once on invoices (about_invoice_id) where kind = 'storno';
create index invoices_of_charge on invoices (charge_id);
create index invoices_about on invoices (about_invoice_id) where about_invoice_id is not null;
create index invoices_to_issue on invoices (next_try_at) where number is null or pdf_at is null;
-- What still waits for money.
create index invoices_open on invoices (due_on, id) where status = 'pending' and cancelled_by is null;

create function refuse_change_of_invoice() returns trigger language plpgsql as $$
declare
  -- What may change after it was issued; the reference is generated, so a row about to be written has none yet.
  told constant text[] := '{payment_reference,payment_method_id,status,paid_at,cancelled_by,document_id,pdf_at,held_until,next_try_at,tries,last_error}';
begin
  if erases_personal_data() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE'
    or (new.id, new.request_id, new.charge_id, new.kind, new.provider_key, new.created_at, new.net, new.vat, new.gross)
      is distinct from (old.id, old.request_id, old.charge_id, old.kind, old.provider_key, old.created_at, old.net, old.vat, old.gross)
    or old.number is not null and to_jsonb(new) - told is distinct from to_jsonb(old) - told then
    raise exception 'an invoice is never changed or removed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change_of_invoice();

-- To whom it is made out, as it was when it was issued.
create table invoice_buyers (
  invoice_id bigint primary key references invoices,
  name text not null check (name <> '' and length(name) <= 300),
  is_company boolean not null,
  tax_number text,
  country_code text not null,
  postal_code text not null,
  city text not null,
  address text not null
);
create function refuse_change_of_buyer() returns trigger language plpgsql as $$
begin
  if not erases_personal_data() and (tg_op = 'DELETE' or exists (select from invoices where id = old.invoice_id and number is not null)) then
    raise exception 'the buyer of an invoice is never changed or removed' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger invoice_buyers_stay before update or delete on invoice_buyers for each row execute function refuse_change_of_buyer();
insert into invoice_buyers (invoice_id, name, is_company, tax_number, country_code, postal_code, city, address)
  select i.id, coalesce(nullif(a.billing_name, ''), r.company_name, nullif(a.contact_name, ''), '–'), a.is_company, a.tax_number, a.country_code, a.postal_code, a.city,
    concat_ws(' ', a.public_place_name, a.public_place_type, a.street_number, a.other)
  from invoices as i join requests as r on r.id = i.request_id join request_addresses as a on a.request_id = r.id and a.address_type_id = 2;

-- What came for an invoice, or went back of it: signed forints.
create table settlements (
  id bigint primary key generated always as identity,
  invoice_id bigint not null references invoices,
  source text not null check (source in ('online', 'transfer', 'cashOnDelivery', 'cash', 'refund')),
  amount integer not null check (amount <> 0),
  check ((source = 'refund') = (amount < 0)),
  -- What rounding to five forints took off or put on: amount + cash_rounding is what counts against the invoice.
  cash_rounding integer not null default 0 check (cash_rounding between -2 and 2),
  at timestamptz not null,
  -- What it came from: `payment <uuid>`, `statementLine 12`, `refund 3`. Written once, whoever runs twice.
  reference text not null unique check (reference <> '' and length(reference) <= 100)
);
create index settlements_of_invoice on settlements (invoice_id, id);
create trigger settlements_stay before update or delete on settlements for each row execute function refuse_change();
insert into settlements (invoice_id, source, amount, at, reference)
  select id, 'online', gross, paid_at, 'invoice ' || id from invoices where status = 'paid';

-- The books of the provider that is built in: numbers without a gap for each year and kind, and what each key was given.
create table invoice_counters (
  year integer not null,
  kind text not null check (kind in ('proforma', 'final', 'storno', 'correcting')),
  last integer not null check (last > 0),
  primary key (year, kind)
);
create table built_in_invoices (
  provider_key uuid primary key,
  kind text not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  issued_at timestamptz not null,
  unique (year, kind, sequence),
  foreign key (year, kind) references invoice_counters (year, kind)
);
create trigger built_in_invoices_stay before update or delete on built_in_invoices for each row execute function refuse_change();

-- A charge and everything about it go together, after the last of it.
create function charge_last_used(charge charges) returns timestamptz language sql stable as $$
  select greatest(
    charge.created_at,
    (select max(created_at) from invoices where charge_id = charge.id),
    (select max(s.at) from settlements as s join invoices as i on i.id = s.invoice_id where i.charge_id = charge.id)
  )
$$;

create trigger tell_new_invoice after insert on invoices for each row execute function tell_change_of_request();
create trigger tell_invoice after update on invoices for each row
  when ((new.number, new.status, new.payment_method_id, new.cancelled_by, new.document_id)
    is distinct from (old.number, old.status, old.payment_method_id, old.cancelled_by, old.document_id))
  execute function tell_change_of_request();
