-- Cost centres of a company (decision 83): kept by its administrators, of its people, and of requests.
create table cost_centres (
  id bigint primary key generated always as identity,
  company_id bigint not null references companies,
  code text not null check (length(code) between 1 and 30),
  name text not null check (length(name) between 1 and 100),
  -- One that is not active is chosen for no new request.
  active boolean not null default true,
  -- Sent back with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  -- So that a request can only be of a cost centre of its own company.
  unique (company_id, id)
);
create unique index cost_centres_by_code on cost_centres (company_id, upper(code));

-- Whether an approver or a viewer has every cost centre, or those of cost_centre_people; an administrator has every one, a member chosen ones only.
alter table company_people add column every_cost_centre boolean not null default true;
-- What a member may accept alone, gross forints; null: any amount (decision 84).
alter table company_people add column decision_limit integer check (decision_limit >= 0);
create table cost_centre_people (
  account_id bigint not null references accounts,
  cost_centre_id bigint not null references cost_centres,
  primary key (account_id, cost_centre_id)
);
create index cost_centre_people_of_centre on cost_centre_people (cost_centre_id);
alter table company_invitations
  add column every_cost_centre boolean not null default true,
  add column cost_centre_ids integer[] not null default '{}',
  add column decision_limit integer check (decision_limit >= 0);

alter table company_log drop constraint company_log_action_check;
alter table company_log add constraint company_log_action_check check (action in ('created', 'invited', 'invitedAgain', 'takenBack', 'joined', 'roleChanged',
  'left', 'returned', 'costCentresChanged', 'limitChanged', 'costCentreAdded', 'costCentreChanged', 'requestMoved'));
-- Which cost centres or limit it is about, as they were called then.
alter table company_log add column about text check (length(about) <= 200);

alter table requests
  add column cost_centre_id bigint,
  add constraint requests_cost_centre_of_company foreign key (company_id, cost_centre_id) references cost_centres (company_id, id),
  add constraint requests_cost_centre_has_company check (cost_centre_id is null or company_id is not null);
create index requests_of_cost_centre on requests (cost_centre_id, received_at desc, id desc) where cost_centre_id is not null;
create index requests_open_of_cost_centre on requests (cost_centre_id, received_at desc, id desc) where closed_at is null and cost_centre_id is not null;

-- Threads: who has chosen cost centres walks those of the company.
alter table request_conversations add column cost_centre_id bigint;
create or replace function set_owner_of_conversation() returns trigger language plpgsql as $$
begin
  select account_id, company_id, cost_centre_id into new.account_id, new.company_id, new.cost_centre_id from requests where id = new.request_id;
  return new;
end $$;
create or replace function move_conversation() returns trigger language plpgsql as $$
begin
  update request_conversations set account_id = new.account_id, company_id = new.company_id, cost_centre_id = new.cost_centre_id where request_id = new.id;
  return null;
end $$;
drop trigger move_conversation on requests;
create trigger move_conversation after update on requests for each row
  when ((new.account_id, new.company_id, new.cost_centre_id) is distinct from (old.account_id, old.company_id, old.cost_centre_id)) execute function move_conversation();

-- How many requests there are (migration 0056), of a company and of its cost centres too: a sum of rows still, and never counted.
drop trigger count_new_request on requests;
drop trigger count_changed_request on requests;
drop trigger count_gone_request on requests;
delete from request_counts;
alter table request_counts alter column account_id drop not null, add column company_id bigint, add column cost_centre_id bigint;
create or replace function count_request() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.account_id is not null or old.company_id is not null) then
    insert into request_counts (account_id, company_id, cost_centre_id, brand_id, requests, open)
    values (old.account_id, old.company_id, old.cost_centre_id, old.brand_id, -1, case when old.closed_at is null then -1 else 0 end);
  end if;
  if tg_op <> 'DELETE' and (new.account_id is not null or new.company_id is not null) then
    insert into request_counts (account_id, company_id, cost_centre_id, brand_id, requests, open)
    values (new.account_id, new.company_id, new.cost_centre_id, new.brand_id, 1, case when new.closed_at is null then 1 else 0 end);
  end if;
  return null;
end $$;
create trigger count_new_request after insert on requests for each row
  when (new.account_id is not null or new.company_id is not null) execute function count_request();
create trigger count_changed_request after update on requests for each row
  when ((new.account_id, new.company_id, new.cost_centre_id, new.brand_id, new.closed_at is null)
    is distinct from (old.account_id, old.company_id, old.cost_centre_id, old.brand_id, old.closed_at is null)) execute function count_request();
create trigger count_gone_request after delete on requests for each row
  when (old.account_id is not null or old.company_id is not null) execute function count_request();
insert into request_counts (account_id, company_id, cost_centre_id, brand_id, requests, open)
select account_id, company_id, cost_centre_id, brand_id, count(*), count(*) filter (where closed_at is null)
from requests where account_id is not null or company_id is not null group by account_id, company_id, cost_centre_id, brand_id;
create index request_counts_of_company on request_counts (company_id, brand_id) include (requests, open, account_id, cost_centre_id) where company_id is not null;
-- By place, because the company of some rows is null; nothing but this job removes any, and none is ever changed.
create or replace function gather_request_counts() returns void language sql as $$
  with taken as (
    delete from request_counts where ctid = any(array(
      select place from (select ctid as place, count(*) over (partition by account_id, company_id, cost_centre_id, brand_id) as times from request_counts) as known
      where times > 1))
    returning *)
  insert into request_counts (account_id, company_id, cost_centre_id, brand_id, requests, open)
  select account_id, company_id, cost_centre_id, brand_id, sum(requests), sum(open) from taken
  group by account_id, company_id, cost_centre_id, brand_id having sum(requests) <> 0
$$;

-- `request <number> <account> <company> <cost centre>`, 0 for none. Of a request that moved, those it left hear too.
drop function tell_request_changed(bigint, bigint, bigint);
create function tell_request_changed(changed bigint, owner bigint, company bigint, cost_centre bigint) returns void language sql as $$
  select pg_notify('reference_data', 'request ' || changed || ' ' || coalesce(owner, 0) || ' ' || coalesce(company, 0) || ' ' || coalesce(cost_centre, 0))
$$;
create or replace function tell_own_change() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(new.id, new.account_id, new.company_id, new.cost_centre_id);
  if tg_op = 'UPDATE' and old.cost_centre_id is distinct from new.cost_centre_id then
    perform tell_request_changed(new.id, null, null, old.cost_centre_id);
  end if;
  return null;
end $$;
create or replace function tell_change_of_request() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(id, account_id, company_id, cost_centre_id) from requests where id = new.request_id;
  return null;
end $$;
drop trigger tell_changed_request on requests;
create trigger tell_changed_request after update on requests for each row
  when ((new.version, new.status, new.outcome, new.closed_at, new.account_id, new.pickup_day, new.pickup_window, new.collected_at, new.promised_by, new.gsm_worksheet_id, new.cost_centre_id)
    is distinct from (old.version, old.status, old.outcome, old.closed_at, old.account_id, old.pickup_day, old.pickup_window, old.collected_at, old.promised_by, old.gsm_worksheet_id, old.cost_centre_id))
  execute function tell_own_change();
create function tell_access_of_centre() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', 'access ' || coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger tell_access after insert or delete on cost_centre_people for each row execute function tell_access_of_centre();
