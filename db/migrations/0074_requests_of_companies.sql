-- Whose company a request is: that of the account it belongs to, as it was then. Who leaves takes nothing along.
alter table requests add column company_id bigint references companies;
create index requests_of_company on requests (company_id, received_at desc, id desc) where company_id is not null;
create index requests_open_of_company on requests (company_id, received_at desc, id desc) where closed_at is null and company_id is not null;
create index requests_of_company_by_brand on requests (company_id, brand_id) include (closed_at) where company_id is not null;

create function set_company_of_request() returns trigger language plpgsql as $$
begin
  if new.company_id is null then
    new.company_id := (select company_id from company_people where account_id = new.account_id);
  end if;
  return new;
end $$;
create trigger requests_of_new_accounts before insert or update of account_id on requests for each row
  when (new.account_id is not null) execute function set_company_of_request();

-- A business account that an office shared until now brings what it sent.
create function bring_requests_into_company() returns trigger language plpgsql as $$
begin
  update requests set company_id = new.company_id where account_id = new.account_id and company_id is null;
  return null;
end $$;
create trigger company_people_bring_requests after insert on company_people for each row execute function bring_requests_into_company();

update requests set company_id = company_people.company_id from company_people where company_people.account_id = requests.account_id;
