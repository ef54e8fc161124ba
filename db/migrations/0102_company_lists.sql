-- The list of a company (decision 94): what its people filter by stands before the order they come in, so that a page of few among many is a page of an
-- index; what they sort by is an index of its own, read from either end.
drop index requests_of_company_by_brand;
create index requests_of_company_by_brand on requests (company_id, brand_id, received_at desc, id desc) where company_id is not null;
create index requests_of_company_by_status on requests (company_id, status, received_at desc, id desc) where company_id is not null;
create index requests_of_company_by_kind on requests (company_id, warranty_type_id, received_at desc, id desc) where company_id is not null;
create index requests_of_company_by_promise on requests (company_id, coalesce(promised_by, 'infinity'::date), id) where company_id is not null;
create index requests_of_company_by_price on requests (company_id, coalesce(quoted_gross, 0), id) where company_id is not null;
create index requests_of_company_by_reference on requests (company_id, coalesce(upper(reference_number), ''), id) where company_id is not null;

-- Views of that list that somebody keeps: filters, order and columns as they stand in the address of the screen.
create table request_views (
  id bigint primary key generated always as identity,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 60),
  address text not null check (length(address) <= 1000),
  -- The list opens with it.
  is_default boolean not null default false,
  -- Sent back with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1
);
create unique index request_views_by_name on request_views (account_id, lower(name));
create unique index request_views_default on request_views (account_id) where is_default;
