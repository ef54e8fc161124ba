-- The lists of a whole company (decision 82): orders, devices, threads and what is told live, each by an index of its own.

-- An order is listed for whoever looks after the company its requests are of.
create index requests_by_order_of_company on requests (company_id, order_id desc) where company_id is not null;
-- Which devices were replaced; few are, among however many requests.
create index requests_replaced_of_account on requests (account_id, id desc) where outcome = 'REPLACED' and account_id is not null;
create index requests_replaced_of_company on requests (company_id, id desc) where outcome = 'REPLACED' and company_id is not null;

-- What the list of threads is in the order of, and whose each is: kept by triggers, so that a page of it is read from an index.
alter table request_conversations
  add column account_id bigint,
  add column company_id bigint,
  add column newest_message_id bigint not null default 0,
  add column newest_staff_message_id bigint not null default 0,
  add column has_news boolean not null generated always as (newest_staff_message_id > read_by_customer) stored;

create function set_owner_of_conversation() returns trigger language plpgsql as $$
begin
  select account_id, company_id into new.account_id, new.company_id from requests where id = new.request_id;
  return new;
end $$;
create trigger request_conversations_have_owners before insert on request_conversations for each row execute function set_owner_of_conversation();

create function move_conversation() returns trigger language plpgsql as $$
begin
  update request_conversations set account_id = new.account_id, company_id = new.company_id where request_id = new.id;
  return null;
end $$;
create trigger move_conversation after update on requests for each row
  when ((new.account_id, new.company_id) is distinct from (old.account_id, old.company_id)) execute function move_conversation();

create function note_newest_message() returns trigger language plpgsql as $$
begin
  insert into request_conversations as talk (request_id, newest_message_id, newest_staff_message_id)
  values (new.request_id, new.id, case when new.by_kind = 'staff' then new.id else 0 end)
  on conflict (request_id) do update set newest_message_id = greatest(talk.newest_message_id, excluded.newest_message_id),
    newest_staff_message_id = greatest(talk.newest_staff_message_id, excluded.newest_staff_message_id);
  return null;
end $$;
create trigger note_newest_message after insert on request_messages for each row execute function note_newest_message();

update request_conversations as talk set account_id = requests.account_id, company_id = requests.company_id,
  newest_message_id = coalesce((select max(id) from request_messages where request_id = talk.request_id), 0),
  newest_staff_message_id = coalesce((select max(id) from request_messages where request_id = talk.request_id and by_kind = 'staff'), 0)
from requests where requests.id = talk.request_id;

create index request_conversations_of_account on request_conversations (account_id, has_news desc, newest_message_id desc) where account_id is not null;
create index request_conversations_of_company on request_conversations (company_id, has_news desc, newest_message_id desc) where company_id is not null;

-- `request <number> <account, 0 for none> <company, 0 for none>`: colleagues hear of it too.
drop function tell_request_changed(bigint, bigint);
create function tell_request_changed(changed bigint, owner bigint, company bigint) returns void language sql as $$
  select pg_notify('reference_data', 'request ' || changed || ' ' || coalesce(owner, 0) || ' ' || coalesce(company, 0))
$$;
create or replace function tell_own_change() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(new.id, new.account_id, new.company_id);
  return null;
end $$;
create or replace function tell_change_of_request() returns trigger language plpgsql as $$
begin
  perform tell_request_changed(id, account_id, company_id) from requests where id = new.request_id;
  return null;
end $$;

-- What somebody is in their company has changed: their streams are opened anew, by what they may be told of now.
create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_data', 'access ' || new.account_id);
  return null;
end $$;
create trigger tell_access after insert or update on company_people for each row execute function tell_access_changed();
