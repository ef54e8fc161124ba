-- What couriers carry for a request: each order of a courier is one shipment, and what happened to it is noted once.

-- The courier has the device: from here the pickup is neither moved nor cancelled.
alter table requests add collected_at timestamptz;

create table shipments (
  id bigint primary key generated always as identity,
  request_id bigint not null references requests,
  -- in: from the customer to the workshop; out: back again
  leg text not null check (leg in ('in', 'out')),
  -- Orders of this leg are counted; number and leg make the client reference.
  serial integer not null check (serial > 0),
  -- GAPS D8: two attempts, then the customer chooses again.
  attempt integer not null default 1 check (attempt > 0),
  provider text not null check (provider in ('simulator', 'gls', 'foxpost')),
  -- What the courier knows the order by: one order per reference, whatever is asked again.
  client_reference text not null unique check (length(client_reference) between 1 and 20),
  carrier_id text,
  tracking_number text,
  status text not null default 'CREATED' check (status in ('CREATED', 'PICKUP_ORDERED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY',
    'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED')),
  day date not null,
  pickup_window text not null check (pickup_window in ('08-17', '08-12', '12-17')),
  locker_provider text,
  locker_code text,
  foreign key (locker_provider, locker_code) references parcel_points (provider, code),
  check ((locker_code is null) = (locker_provider is null)),
  check (locker_code is null or leg = 'out'),
  -- Whole forints, as paid in cash; 0: nothing.
  cash_on_delivery integer not null default 0 check (cash_on_delivery >= 0),
  label_key text references stored_files,
  created_at timestamptz not null,
  -- Written before the courier is asked: an answer that was lost is looked for before the order is sent again.
  asked_at timestamptz,
  asks integer not null default 0,
  -- Whoever is asking holds the shipment until then.
  asked_until timestamptz,
  refused_because text,
  ordered_at timestamptz,
  collected_at timestamptz,
  ended_at timestamptz,
  -- An order of ours that shall not be carried out; late: the courier had set out.
  withdrawal text check (withdrawal in ('wanted', 'done', 'late')),
  tracked_at timestamptz,
  unique (request_id, leg, serial),
  check ((carrier_id is null) = (tracking_number is null)),
  check ((carrier_id is null) = (ordered_at is null)),
  check (status = 'CREATED' or ordered_at is not null or ended_at is not null),
  check (status not in ('DELIVERED', 'RETURNED', 'CANCELLED') or ended_at is not null)
);
create unique index shipments_one_open_per_leg on shipments (request_id, leg) where ended_at is null;
create unique index shipments_by_tracking_number on shipments (provider, tracking_number);
create index shipments_to_track on shipments (tracked_at nulls first, id) where ended_at is null and ordered_at is not null;
create index shipments_to_withdraw on shipments (id) where withdrawal = 'wanted';

create table shipment_events (
  id bigint primary key generated always as identity,
  shipment_id bigint not null references shipments,
  code text not null check (code in ('CREATED', 'PICKUP_ORDERED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED',
    'FAILED', 'RETURNED', 'CANCELLED')),
  at timestamptz not null,
  source text not null check (source in ('carrier', 'staff', 'system')),
  -- The courier's own words, or what an employee noted.
  note text,
  noted_at timestamptz not null,
  -- Couriers tell the same thing at every look.
  unique (shipment_id, code, at)
);
create trigger shipment_events_is_append_only before update or delete on shipment_events for each row execute function refuse_change();
