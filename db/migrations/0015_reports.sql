-- What reports read beyond the indexes of the requests themselves (0006, 0009).

create index requests_by_status on requests (status, received_at desc, id desc);
create index requests_by_brand on requests (brand_id, received_at desc, id desc);
create index requests_ready on requests (ready_at) where ready_at is not null;
create index requests_ready_of_account on requests (account_id, ready_at) where ready_at is not null and account_id is not null;
