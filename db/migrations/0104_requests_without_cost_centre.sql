-- What of a company is of no cost centre is found at once, also where nearly everything is of one.
create index requests_of_company_without_centre on requests (company_id, received_at desc, id desc) where company_id is not null and cost_centre_id is null;
