-- Where what was left of a transfer went, which its payer is told (decision 78); empty: it is not sent back, or was before anybody was asked.
alter table statement_lines
  add column return_way text check (return_way in ('payerAccount', 'otherAccount', 'cash')),
  add constraint statement_lines_return_way check (return_way is null or returned_at is not null);

-- Only the invoice of a request is paid on line: a collective one is settled by transfer.
create or replace function refuse_payment_of_more() returns trigger language plpgsql as $$
begin
  if new.amount > (select gross from invoices where id = new.invoice_id) then
    raise exception 'a payment asks for more than its invoice' using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from invoices where id = new.invoice_id and request_id is null) then
    raise exception 'a collective invoice is not paid on line' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
