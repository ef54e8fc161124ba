-- Whoever refuses an expert report for their company may say why as well (decision 166). Constant default: no row is rewritten.
alter table expert_report_decisions
  add column reason text not null default '' check (length(reason) <= 500),
  add check (reason = '' or decision = 'rejected' and by_kind = 'customer');
