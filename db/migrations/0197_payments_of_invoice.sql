-- What was paid for an invoice, whatever came of it: asked by its list of payments, by surpluses and by the email of a storno.
create index payments_of_invoice on payments (invoice_id);
