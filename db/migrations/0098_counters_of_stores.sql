-- The counter of a store (decision 92): who hands devices in there for their customers, what is collected together, and who fetches them.
alter table requests
  -- The device goes back to the counter where it was handed in, and its customer fetches it there.
  add column returns_to_counter boolean not null default false,
  -- Since when it waits there.
  add column at_counter_at timestamptz check (at_counter_at is null or returns_to_counter);

-- What a model is called that was seen before: the first eight digits of an IMEI say the type.
create index requests_by_tac on requests (left(identifier, 8), id desc) where identifier_kind = 'imei' and not identifier_generated;

-- Consents that were given at a counter: whoever serves there showed the wordings, and has the customer's signature.
alter table request_consents drop constraint request_consents_channel;
alter table request_consents add constraint request_consents_channel check (channel in ('web', 'telephone', 'counter'));
alter table request_consents drop constraint request_consents_read_out;
alter table request_consents add constraint request_consents_read_out check ((channel = 'web') = (read_by_account_id is null));

-- A store is a company, or an account that acts for none; one that became a company keeps its devices.
create table stores (
  id bigint primary key generated always as identity,
  company_id bigint unique references companies,
  account_id bigint references accounts,
  check (company_id is not null or account_id is not null)
);
create unique index stores_without_company on stores (account_id) where company_id is null;

-- What a courier collects at once.
create table store_batches (
  id bigint primary key generated always as identity,
  store_id bigint not null references stores,
  pickup_day date not null,
  pickup_window text not null,
  ordered_at timestamptz not null,
  ordered_by_account_id bigint not null references accounts,
  handed_at timestamptz,
  handed_by_account_id bigint references accounts,
  -- Of the courier who signed; empty: not asked.
  courier_name text not null default '' check (length(courier_name) <= 100),
  check ((handed_at is null) = (handed_by_account_id is null))
);
create index store_batches_newest on store_batches (store_id, id desc);

create table store_devices (
  request_id bigint primary key references requests,
  store_id bigint not null references stores,
  taken_at timestamptz not null,
  taken_by_account_id bigint not null references accounts,
  -- How the device looked, in words.
  condition text not null default '' check (length(condition) <= 1000),
  batch_id bigint references store_batches,
  handed_at timestamptz,
  handed_by_account_id bigint references accounts,
  handed_to text check (length(handed_to) between 2 and 100),
  -- Privacy: never a copy, never the whole number.
  identity_kind text check (identity_kind in ('identityCard', 'passport', 'drivingLicence')),
  identity_end text check (length(identity_end) between 3 and 4),
  by_authorisation boolean not null default false,
  place text not null default 'atCounter'
    check (place in ('atCounter', 'ordered', 'withCourier', 'atWorkshop', 'onWayBack', 'back', 'handedOver', 'ended')),
  check ((handed_at is null) = (handed_by_account_id is null))
);
create index store_devices_newest on store_devices (store_id, taken_at desc, request_id desc);
create index store_devices_by_place on store_devices (store_id, place, taken_at desc, request_id desc);
create index store_devices_of_batch on store_devices (batch_id, request_id) where batch_id is not null;

-- Where a device is follows from its request and from what was done at the counter.
create function place_of_store_device() returns trigger language plpgsql as $$
declare
  r requests%rowtype;
begin
  select * into r from requests where id = new.request_id;
  new.place := case
    when new.handed_at is not null then 'handedOver'
    -- Cancelled before a courier had it: its customer fetches it.
    when r.closed_at is not null and r.outcome = 'CANCELLED' and r.collected_at is null then 'back'
    when r.closed_at is not null then 'ended'
    when r.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') then case
      when r.collected_at is not null then 'withCourier'
      when new.batch_id is not null and r.pickup_day is not null then 'ordered'
      else 'atCounter' end
    when r.status = 'SHIPPED' then case when r.at_counter_at is not null then 'back' else 'onWayBack' end
    else 'atWorkshop' end;
  return new;
end $$;
create trigger store_devices_have_a_place before insert or update on store_devices for each row execute function place_of_store_device();

create function move_store_device() returns trigger language plpgsql as $$
begin
  update store_devices set place = place where request_id = new.id;
  return null;
end $$;
create trigger requests_move_store_devices after update of status, closed_at, outcome, collected_at, pickup_day, at_counter_at on requests
  for each row when (new.request_source_id = 7) execute function move_store_device();

-- What the device looked like when it was handed in.
create table store_photos (
  request_id bigint not null references store_devices,
  position smallint not null check (position between 1 and 8),
  file_key text not null references stored_files,
  primary key (request_id, position)
);

-- What was signed at the counter, and how: drawn on the screen, by name, or on the printed receipt.
create table store_signings (
  request_id bigint not null references store_devices,
  act text not null check (act in ('handIn', 'handBack')),
  kind text not null check (kind in ('drawn', 'typed', 'printed')),
  signer text not null check (length(signer) between 2 and 150),
  -- The strokes in a field of 600 by 200, as an SVG path of moves and lines.
  strokes text check (length(strokes) <= 20000),
  signed_at timestamptz not null,
  by_account_id bigint not null references accounts,
  primary key (request_id, act),
  check ((kind = 'drawn') = (strokes is not null))
);
create trigger store_photos_are_append_only before update or delete on store_photos for each row execute function refuse_change();
create trigger store_signings_are_append_only before update or delete on store_signings for each row execute function refuse_change();
