-- A payment asks for what is still owed: of an invoice part of which came otherwise that is less than its gross, never more.
alter table payments drop constraint payments_invoice_id_amount_fkey;
alter table payments add constraint payments_invoice_id_fkey foreign key (invoice_id) references invoices (id);
alter table payments add constraint payments_amount_check check (amount > 0);

create function refuse_payment_of_more() returns trigger language plpgsql as $$
begin
  if new.amount > (select gross from invoices where id = new.invoice_id) then
    raise exception 'a payment asks for more than its invoice' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payments_ask_no_more before insert on payments for each row execute function refuse_payment_of_more();
