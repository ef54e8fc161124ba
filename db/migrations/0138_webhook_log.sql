-- Who changed where the systems of a company are told what happens (decision 99): a webhook decides where its news goes, so each change can be found later.
create table webhook_log (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  -- It outlives the webhook.
  webhook_id bigint not null,
  at timestamptz not null,
  -- Null: the portal itself, after ten tries in vain.
  by_account_id bigint references accounts,
  action text not null check (action in ('created', 'changed', 'rotated', 'deleted', 'stopped')),
  -- Where it was, what it was told and whether it was on from then on.
  url text not null,
  events text[] not null,
  is_on boolean not null,
  check ((action = 'stopped') = (by_account_id is null))
);
create index webhook_log_of_company on webhook_log (company_id, id desc);
create index webhook_log_by_account on webhook_log (by_account_id);
create trigger webhook_log_is_append_only before update or delete on webhook_log for each row execute function refuse_change();
