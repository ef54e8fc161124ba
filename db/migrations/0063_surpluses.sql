-- Money that has come for an invoice beyond what it asks for: it was cancelled, its duty was let off, or it was paid twice (decision 59).

-- `moved`: settled with another invoice of the same request, out of one and into the other; `returned`: sent back by hand.
alter table settlements drop constraint settlements_source_check, drop constraint settlements_check;
alter table settlements
  add constraint settlements_source check (source in ('online', 'transfer', 'cashOnDelivery', 'cash', 'refund', 'moved', 'returned')),
  add constraint settlements_signs check (source = 'moved' or (source in ('refund', 'returned')) = (amount < 0));

-- How much, of each invoice or proforma of which anything is too much. Whatever changes what came or what is asked counts it anew, so that no way
-- of paying or cancelling can forget it.
create table surpluses (
  invoice_id bigint primary key references invoices on delete cascade,
  amount integer not null check (amount > 0)
);

-- A duty that was let off asks for nothing, like a cancelled invoice; of these all that came is too much, without what rounding put on or took off.
-- A correction of the invoice that followed a proforma is one of the proforma's money.
create function count_surpluses(ids bigint[]) returns void language plpgsql as $$
begin
  -- Of two who change something one counts after the other, in one order whoever it is.
  perform from invoices where id = any(ids) and kind in ('proforma', 'final') order by id for update;
  delete from surpluses where invoice_id = any(ids);
  insert into surpluses (invoice_id, amount)
  select invoice_id, too_much from (
    select invoices.id as invoice_id, case when asks.amount = 0 then came.amount else came.counted - asks.amount end as too_much
    from invoices join charges on charges.id = invoices.charge_id
    cross join lateral (
      select coalesce(sum(amount), 0)::integer as amount, coalesce(sum(amount + cash_rounding), 0)::integer as counted
      from settlements where settlements.invoice_id = invoices.id
    ) as came
    cross join lateral (
      select case when invoices.cancelled_by is not null or charges.voided_at is not null then 0 else invoices.gross + coalesce((
        select sum(correcting.gross) from invoices as correcting where correcting.kind = 'correcting' and (
          correcting.about_invoice_id = invoices.id or correcting.about_invoice_id in (
            select final.id from invoices as final where final.about_invoice_id = invoices.id and final.kind = 'final' and final.cancelled_by is null))
      ), 0) end::integer as amount
    ) as asks
    where invoices.id = any(ids) and invoices.kind in ('proforma', 'final')
  ) as counted where too_much > 0;
end $$;

create function count_surplus_of_settlement() returns trigger language plpgsql as $$
begin
  perform count_surpluses(array[new.invoice_id]);
  return null;
end $$;
create trigger settlements_count_surplus after insert on settlements for each row execute function count_surplus_of_settlement();

create function count_surplus_of_invoice() returns trigger language plpgsql as $$
begin
  perform count_surpluses(array[new.id, new.about_invoice_id, (select about_invoice_id from invoices where id = new.about_invoice_id)]);
  return null;
end $$;
create trigger invoices_count_surplus_of_cancelled after update of cancelled_by on invoices for each row
  when (old.cancelled_by is distinct from new.cancelled_by) execute function count_surplus_of_invoice();
create trigger invoices_count_surplus_of_corrected after insert on invoices for each row
  when (new.kind = 'correcting') execute function count_surplus_of_invoice();

create function count_surplus_of_charge() returns trigger language plpgsql as $$
begin
  perform count_surpluses(array(select id from invoices where charge_id = new.id));
  return null;
end $$;
create trigger charges_count_surplus after update of voided_at on charges for each row
  when (old.voided_at is distinct from new.voided_at) execute function count_surplus_of_charge();

select count_surpluses(array(select distinct invoice_id from settlements));

-- What an employee did with it, each with its settlements (`surplus 12`, `surplus 12 to 7`).
create table surplus_decisions (
  id bigint primary key generated always as identity,
  invoice_id bigint not null references invoices,
  amount integer not null check (amount > 0),
  -- The invoice it was settled with; null: it was sent back by hand.
  to_invoice_id bigint references invoices check (to_invoice_id <> invoice_id),
  note text not null check (length(note) <= 300),
  decided_at timestamptz not null,
  decided_by bigint not null references accounts
);
create index surplus_decisions_of_invoice on surplus_decisions (invoice_id);
create index surplus_decisions_to_invoice on surplus_decisions (to_invoice_id) where to_invoice_id is not null;
create index surplus_decisions_decided_by on surplus_decisions (decided_by);
create trigger surplus_decisions_stay before update or delete on surplus_decisions for each row execute function refuse_change();
