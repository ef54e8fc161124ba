-- An order of many requests (GAPS D13, decision 85): devices of one order that are collected at one address on one day share one pickup.
alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check check (source in ('booking', 'bulk', 'preAlert', 'api'));

alter table requests
  -- What the partner calls the device's return, and the request (SPEC 3).
  add column rma_number text check (length(rma_number) between 1 and 60),
  add column reference_number text check (length(reference_number) between 1 and 60),
  -- The n-th pickup of its order; null where the order has one request. Requests of the same order and number that have the same day and window
  -- take one place in the courier's day together.
  add column pickup_group smallint;

-- Who shares a pickup, and what an order of many is made of.
create index requests_of_shared_pickups on requests (order_id, pickup_group) where pickup_group is not null;
create index requests_by_reference_number on requests (upper(reference_number)) where reference_number is not null;
create index requests_by_rma_number on requests (upper(rma_number)) where rma_number is not null;
