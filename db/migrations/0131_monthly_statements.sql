-- The monthly statement of a company by email (decision 79): once for each month, whatever restarts, unless the company switched it off.
alter table companies add column wants_statement boolean not null default true;

create table monthly_statements (
  company_id bigint not null references companies,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  at timestamptz not null,
  primary key (company_id, month)
);

alter table company_log drop constraint company_log_action_check;
alter table company_log add constraint company_log_action_check check (action in ('created', 'invited', 'invitedAgain', 'takenBack', 'joined', 'roleChanged',
  'left', 'returned', 'costCentresChanged', 'limitChanged', 'costCentreAdded', 'costCentreChanged', 'requestMoved', 'statementOn', 'statementOff'));
