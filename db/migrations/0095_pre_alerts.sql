-- Devices a partner announces before they come (SPEC 1, decision 87). One that arrived is a request.
create table pre_alerts (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  company_id bigint references companies,
  -- What the partner calls it, and the same without blanks and in capitals: what is scanned.
  reference text not null check (length(reference) between 1 and 60),
  reference_key text not null,
  brand_id integer references brands,
  product_type_id integer references product_types,
  device text not null check (length(device) between 1 and 100),
  identifier text check (length(identifier) between 1 and 60),
  identifier_typed text,
  identifier_kind text check (identifier_kind in ('imei', 'serial')),
  expected_on date not null,
  note text not null default '',
  source text not null check (source in ('form', 'file', 'api')),
  state text not null default 'announced' check (state in ('announced', 'arrived', 'withdrawn')),
  -- Raised with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  announced_at timestamptz not null,
  ended_at timestamptz,
  request_id bigint unique references requests,
  -- The call that noted the arrival: the same once more is one arrival.
  arrival_call_sha256 bytea,
  check ((state = 'announced') = (ended_at is null)),
  check ((state = 'arrived') = (request_id is not null))
);

-- One open announcement of a reference for each partner.
create unique index pre_alerts_one_open_of_company on pre_alerts (company_id, reference_key) where state = 'announced' and company_id is not null;
create unique index pre_alerts_one_open_of_account on pre_alerts (account_id, reference_key) where state = 'announced' and company_id is null;
-- The partner's list, the desk's lists, and what is scanned.
create index pre_alerts_of_account on pre_alerts (account_id, id desc);
create index pre_alerts_of_company on pre_alerts (company_id, id desc) where company_id is not null;
create index pre_alerts_by_expected_day on pre_alerts (state, expected_on, id);
create index pre_alerts_open_by_reference on pre_alerts (reference_key) where state = 'announced';
create index pre_alerts_open_by_identifier on pre_alerts (identifier) where state = 'announced' and identifier is not null;
create index pre_alerts_by_age on pre_alerts (announced_at);

create table pre_alert_history (
  id bigint primary key generated always as identity,
  pre_alert_id bigint not null references pre_alerts on delete cascade,
  step text not null check (step in ('announced', 'changed', 'withdrawn', 'arrived')),
  at timestamptz not null,
  by_kind text not null check (by_kind in ('customer', 'staff')),
  by_account_id bigint not null references accounts,
  -- As it was from then on.
  expected_on date not null,
  -- The name of the API key it came with.
  note text not null default ''
);
create index pre_alert_history_of_pre_alert on pre_alert_history (pre_alert_id, id);
create index pre_alert_history_by_account on pre_alert_history (by_account_id);

-- As with requests (migration 0074): an account that an office shared until now brings what it announced.
create function bring_pre_alerts_into_company() returns trigger language plpgsql as $$
begin
  update pre_alerts set company_id = new.company_id where account_id = new.account_id and company_id is null
    and not exists (select from pre_alerts other where other.company_id = new.company_id and other.reference_key = pre_alerts.reference_key
      and other.state = 'announced');
  return null;
end $$;
create trigger company_people_bring_pre_alerts after insert on company_people for each row execute function bring_pre_alerts_into_company();
