-- Addresses of a company (decision 95): its administrators keep them, and everybody of it may choose them.
alter table account_addresses
  alter column account_id drop not null,
  add column company_id bigint references companies,
  add check (num_nonnulls(account_id, company_id) = 1);
create index account_addresses_of_company on account_addresses (company_id, address_type_id, id) where company_id is not null;
create unique index account_addresses_one_default_of_company on account_addresses (company_id, address_type_id) where is_default and company_id is not null;

-- Terms are of a company; of an account only where it acts for none. A row that is set stays, but for the one step from an account to its company.
alter table company_terms
  alter column account_id drop not null,
  add column company_id bigint references companies,
  add check (num_nonnulls(account_id, company_id) = 1);
create index company_terms_of_company on company_terms (company_id, id desc) where company_id is not null;
drop trigger company_terms_stay on company_terms;
update company_terms set company_id = people.company_id, account_id = null from company_people as people where people.account_id = company_terms.account_id;
create trigger company_terms_stay before delete on company_terms for each row execute function refuse_change();
create trigger company_terms_unchanged before update on company_terms for each row
  when (old.company_id is not null or new.company_id is null or new.account_id is not null
    or (new.id, new.due_days, new.credit_limit, new.barred, new.note, new.set_at, new.set_by)
      is distinct from (old.id, old.due_days, old.credit_limit, old.barred, old.note, old.set_at, old.set_by))
  execute function refuse_change();

-- A business account that becomes its company's brings its terms; where the company has its own already, those hold.
create function bring_terms_into_company() returns trigger language plpgsql as $$
begin
  if not exists (select from company_terms where company_id = new.company_id) then
    update company_terms set company_id = new.company_id, account_id = null where account_id = new.account_id;
  end if;
  return null;
end $$;
create trigger company_people_bring_terms after insert on company_people for each row execute function bring_terms_into_company();

-- What is open of a company is summed up over its invoices that wait for money, however many requests it has.
create index invoices_waiting on invoices (request_id) where kind = 'final' and status = 'pending' and cancelled_by is null;
