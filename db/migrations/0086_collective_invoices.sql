-- Collective invoices to insurers (decision 78): what an insurer owes for the repairs of a month is a charge of the insurer, which belongs to no
-- request, and so do its invoice and its storno. Whatever reads the invoices of a request finds nothing of it.

alter table charges
  alter column request_id drop not null,
  add column insurer_id bigint references insurers,
  drop constraint charges_reason_check,
  -- A buyback costs its seller nothing (decision 44), so the reason kept for it is gone.
  add constraint charges_reason check (reason in ('repair', 'refusal', 'unfoundedClaim', 'withdrawal', 'correction', 'insured')),
  -- Of an insurer the decision is the month: `2026-11`.
  add constraint charges_one_debtor check (case reason
    when 'insured' then insurer_id is not null and request_id is null and payer = 'company' and decision ~ '^20\d\d-(0[1-9]|1[0-2])$'
    else insurer_id is null and request_id is not null end);
create unique index charges_of_insurer_once on charges (insurer_id, decision) where insurer_id is not null and voided_at is null;
create index charges_of_insurer on charges (insurer_id, decision) where insurer_id is not null;
drop trigger charges_keep_their_amounts on charges;
create trigger charges_keep_their_amounts before delete or update of request_id, insurer_id, reason, decision, payer, net, vat, gross, created_at on charges
  for each row execute function refuse_change();
-- A line of an insurer is a whole repair.
alter table charge_lines
  drop constraint charge_lines_net_unit_check,
  add constraint charge_lines_net_unit check (net_unit between 0 and 1000000000);

-- Which repair each line of a collective invoice is about.
create table collective_invoice_repairs (
  charge_id bigint not null,
  position integer not null,
  request_id bigint not null references requests,
  -- Since the charge was voided with the storno of its invoice: the repair may be invoiced again.
  freed_at timestamptz,
  primary key (charge_id, position),
  foreign key (charge_id, position) references charge_lines
);
-- A repair is on one collective invoice that stands at most.
create unique index collective_invoice_repairs_once on collective_invoice_repairs (request_id) where freed_at is null;
create index collective_invoice_repairs_of_request on collective_invoice_repairs (request_id);
create trigger collective_invoice_repairs_stay before delete or update of charge_id, position, request_id on collective_invoice_repairs
  for each row execute function refuse_change();
create function free_repairs_of_charge() returns trigger language plpgsql as $$
begin
  update collective_invoice_repairs set freed_at = new.voided_at where charge_id = new.id and freed_at is null;
  return null;
end $$;
create trigger charges_free_their_repairs after update of voided_at on charges for each row
  when (new.insurer_id is not null and new.voided_at is not null and old.voided_at is null) execute function free_repairs_of_charge();

drop trigger tell_new_invoice on invoices;
drop trigger tell_invoice on invoices;
alter table invoices
  alter column request_id drop not null,
  -- `MF0-7`: no request is called 0, so the figures without their hyphen are nobody else's either.
  alter column payment_reference set expression as ('MF' || coalesce(request_id, 0) || '-' || id),
  -- Its PDF, which is no document of a request.
  add column file_key text references stored_files,
  add constraint invoices_of_a_request_or_of_many check (case when request_id is null
    then kind in ('final', 'storno') and payment_method_id = 2 and document_id is null else file_key is null end);
create index invoices_by_file on invoices (file_key) where file_key is not null;
create trigger tell_new_invoice after insert on invoices for each row when (new.request_id is not null) execute function tell_change_of_request();
create trigger tell_invoice after update on invoices for each row
  when (new.request_id is not null and (new.number, new.status, new.payment_method_id, new.cancelled_by, new.document_id)
    is distinct from (old.number, old.status, old.payment_method_id, old.cancelled_by, old.document_id))
  execute function tell_change_of_request();

-- As in 0044; the file of a collective invoice may come after it was issued as well.
create or replace function refuse_change_of_invoice() returns trigger language plpgsql as $$
declare
  -- What may change after it was issued; the reference is generated, so a row about to be written has none yet.
  told constant text[] := '{payment_reference,payment_method_id,status,paid_at,cancelled_by,document_id,file_key,pdf_at,held_until,next_try_at,tries,last_error}';
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
