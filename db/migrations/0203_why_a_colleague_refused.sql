-- Whoever refuses a quote for their company may say why, to the colleague who sent the request (decision 166). Constant default: no row is rewritten.
alter table quote_decisions
  add column reason text not null default '' check (length(reason) <= 500),
  add check (reason = '' or decision = 'rejected' and by_kind = 'customer');
