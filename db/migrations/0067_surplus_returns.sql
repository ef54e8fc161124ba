-- What the customer is told of money that was sent back by hand: where it went, and why it was too much.
alter table surplus_decisions
  add column sent_to text check (sent_to in ('payerAccount', 'otherAccount', 'cash')),
  add column why text check (why in ('cancelled', 'overpaid')),
  -- Money that was settled with another invoice went nowhere; what was sent back before this migration does not say where.
  add constraint surplus_decisions_sent check (to_invoice_id is null or sent_to is null);
