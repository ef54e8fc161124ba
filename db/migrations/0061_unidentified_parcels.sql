-- A parcel that came and names no request (DESIGN 8.33): it stands in a list of its own until it is joined to a request or goes back.
create table unidentified_parcels (
  id bigint primary key generated always as identity,
  noted_at timestamptz not null,
  noted_by_account_id bigint not null references accounts,
  arrived_on date not null,
  description text not null check (length(description) between 1 and 3000),
  sender text not null check (length(sender) <= 300),
  -- IMEI, serial number, number of the courier: as read, and in every spelling they are looked for by
  codes text[] not null check (cardinality(codes) <= 10),
  code_keys text[] not null,
  -- The courier is asked to take it back; a lost answer leaves it so, and the order is looked for before another is given.
  return_carrier text,
  return_address jsonb,
  return_asked_at timestamptz,
  return_asks integer not null default 0,
  carrier_id text,
  tracking_number text,
  -- Who called for it, where it was handed over at the counter
  handed_to text check (length(handed_to) <= 300),
  joined_request_id bigint references requests,
  ended_at timestamptz,
  ended_by_account_id bigint references accounts,
  check ((ended_at is null) = (ended_by_account_id is null)),
  check ((ended_at is not null) = (num_nonnulls(joined_request_id, tracking_number, handed_to) = 1))
);
create index unidentified_parcels_open on unidentified_parcels (id) where ended_at is null;
create index unidentified_parcels_ended on unidentified_parcels (id) where ended_at is not null;
create index unidentified_parcels_by_code on unidentified_parcels using gin (code_keys);
create index unidentified_parcels_of_request on unidentified_parcels (joined_request_id) where joined_request_id is not null;

create table unidentified_parcel_photos (
  parcel_id bigint not null references unidentified_parcels,
  position integer not null check (position between 1 and 8),
  file_key text not null unique references stored_files,
  primary key (parcel_id, position)
);

-- The photos of a parcel that is joined to a request stand beside those of the arrival.
alter table arrival_photos drop constraint arrival_photos_position_check, add constraint arrival_photos_position_check check (position >= 1);
