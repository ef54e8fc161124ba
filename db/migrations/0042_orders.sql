-- Orders (DESIGN 8.19, GAPS D13): what was sent at once. An order says nothing of its state and nothing of its owner: both follow from
-- its requests, so they cannot differ from them (decision 38).

create sequence order_numbers as bigint;

-- R-2026-000123 is 202600000123: the year in Budapest, then the number. Numbers only grow, so the order of ids is the order of placing.
create function order_id(placed_at timestamptz, number bigint) returns bigint language sql stable
  return extract(year from placed_at at time zone 'Europe/Budapest')::bigint * 100000000 + number;

create table orders (
  id bigint primary key,
  placed_at timestamptz not null,
  source text not null check (source in ('booking')),
  -- What the customer calls it: the number of their own order.
  reference text check (length(reference) between 1 and 60)
);

create temporary table order_of_request on commit drop as
  select id as request_id, order_id(received_at, row_number() over (order by received_at, id)) as order_id, received_at from requests;
alter table order_of_request add primary key (request_id);
insert into orders (id, placed_at, source) select order_id, received_at, 'booking' from order_of_request order by order_id;
select setval('order_numbers', greatest(count(*), 1), count(*) > 0) from order_of_request;

-- One rewrite of the table instead of a million updated rows with all their indexes.
create function order_of(request bigint) returns bigint language plpgsql stable as $$
begin
  return (select order_id from order_of_request where request_id = request);
end $$;
alter table requests add column order_id bigint;
alter table requests alter column order_id type bigint using order_of(id), alter column order_id set not null,
  add foreign key (order_id) references orders;
drop function order_of;

-- An order is listed for whoever its requests belong to, and read with them.
create index requests_by_order_of_account on requests (account_id, order_id desc) where account_id is not null;
-- What the nightly erasure looks for.
create index orders_with_reference on orders (placed_at) where reference is not null;
