-- A request that is over may have an invoice that is not: its customer finds it among what waits for them (decision 70).

alter table requests
  -- The courier brought less cash than an invoice asks for: the rest is paid otherwise, and no courier collects it.
  add column short_of_cash boolean not null default false;

-- What is walked to find what waits: the open ones, and those over that owe. Whoever asks for the open ones alone is served by the same indexes.
drop index requests_open_of_account;
create index requests_open_of_account on requests (account_id, received_at desc, id desc)
  where (closed_at is null or owes_invoice or short_of_cash) and account_id is not null;
drop index requests_open_of_company;
create index requests_open_of_company on requests (company_id, received_at desc, id desc)
  where (closed_at is null or owes_invoice or short_of_cash) and company_id is not null;
drop index requests_open_of_cost_centre;
create index requests_open_of_cost_centre on requests (cost_centre_id, received_at desc, id desc)
  where (closed_at is null or owes_invoice or short_of_cash) and cost_centre_id is not null;

-- Whoever writes about the same request at once waits for the other, as with all that the row tells.
create function summarise_cash(changed bigint[]) returns void language plpgsql as $$
begin
  perform from requests where id = any(changed) order by id for no key update;
  update requests set short_of_cash = not short_of_cash
  where id = any(changed) and short_of_cash <> exists (
    select from invoices where request_id = requests.id and kind = 'final' and status = 'pending' and cancelled_by is null and payment_method_id = 1
      and exists (select from settlements where invoice_id = invoices.id and source = 'cashOnDelivery' and amount > 0)
      and gross > (select sum(amount + cash_rounding) from settlements where invoice_id = invoices.id));
end $$;

create function cash_was_brought() returns trigger language plpgsql as $$
begin
  perform summarise_cash(array(select distinct request_id from invoices
    where id in (select invoice_id from written where source = 'cashOnDelivery') and request_id is not null));
  return null;
end $$;
create trigger summarise_cash after insert on settlements referencing new table as written for each statement execute function cash_was_brought();

create function cash_invoice_was_changed() returns trigger language plpgsql as $$
begin
  perform summarise_cash(array[new.request_id]);
  return null;
end $$;
create trigger summarise_cash after update on invoices for each row
  when (new.request_id is not null and 1 in (new.payment_method_id, old.payment_method_id)
    and (new.status, new.cancelled_by, new.payment_method_id) is distinct from (old.status, old.cancelled_by, old.payment_method_id))
  execute function cash_invoice_was_changed();

-- After the triggers, which hold up whoever writes until this is committed. By the index of invoices that wait for money.
select summarise_cash(array(select request_id from invoices where status = 'pending' and cancelled_by is null and payment_method_id = 1 and request_id is not null));
