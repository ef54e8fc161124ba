-- A company finds its requests by the number of a claim, and by what was typed where the catalogue has no such device: each by an index, not by
-- walking everything it ever sent.
create index requests_by_claim on requests (upper(insurance_number)) where insurance_number is not null;
create index requests_of_company_by_typed_device on requests (company_id, received_at desc, id desc)
  where company_id is not null and product_type_id is null and product_type_other is not null;
