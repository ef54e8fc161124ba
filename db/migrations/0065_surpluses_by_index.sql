-- Every payment counts what is too much of its invoice. An "or" between the two ways of being corrected walked all invoices each time; a union of
-- them is found on the index `invoices_about`.
create or replace function count_surpluses(ids bigint[]) returns void language plpgsql as $$
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
        select sum(correcting.gross) from (
          select invoices.id union all
          select final.id from invoices as final where final.about_invoice_id = invoices.id and final.kind = 'final' and final.cancelled_by is null
        ) as corrected (id) join invoices as correcting on correcting.about_invoice_id = corrected.id where correcting.kind = 'correcting'
      ), 0) end::integer as amount
    ) as asks
    where invoices.id = any(ids) and invoices.kind in ('proforma', 'final')
  ) as counted where too_much > 0;
end $$;
