-- The reports of a company (decision 90), each by an index of its own: what became ready in a period, and what was invoiced in it by anybody.
create index requests_ready_of_company on requests (company_id, ready_at) where ready_at is not null and company_id is not null;
