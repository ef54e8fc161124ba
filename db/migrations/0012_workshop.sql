-- The workshop: how each device arrived, and the worksheet of its repair (GAPS D5). A request has one of each.

-- Two letters and eight digits that tell nothing about how many repairs there are; a request number is nine digits and no letter.
create function new_worksheet_number() returns text language plpgsql volatile as $$
declare candidate text;
begin
  loop
    candidate := 'MC' || (10000000 + (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 90000000));
    exit when not exists (select from requests where gsm_worksheet_id = candidate);
  end loop;
  return candidate;
end $$;

create table arrivals (
  request_id bigint primary key references requests,
  received_at timestamptz not null,
  received_by_account_id bigint not null references accounts,
  -- Of the same call sent twice, the second is answered as done.
  call_sha256 bytea not null check (length(call_sha256) = 32),
  -- What the booking said would come, and what came (lookup `accessories`).
  declared_accessory_ids integer[] not null,
  found_accessory_ids integer[] not null,
  other_declared text not null,
  -- null: nothing else was declared
  other_found boolean,
  additional_found text not null check (length(additional_found) <= 500),
  packaging text not null check (length(packaging) <= 500),
  -- As booked, and as read from the device; null: it could not be read.
  booked_identifier text not null,
  read_identifier text check (length(read_identifier) between 1 and 60),
  -- null: nothing was read, or the booking knew no real one
  identifier_matches boolean check (identifier_matches is null or read_identifier is not null),
  check ((other_declared = '') = (other_found is null))
);

create table arrival_checks (
  request_id bigint not null references arrivals,
  item text not null check (item in ('display', 'back', 'frame', 'buttons', 'camera', 'water', 'power', 'lock', 'locator')),
  finding text not null check (finding in ('fine', 'damaged', 'notCheckable')),
  note text not null check (length(note) <= 300),
  primary key (request_id, item)
);

create table arrival_photos (
  request_id bigint not null references arrivals,
  position integer not null check (position between 1 and 8),
  file_key text not null unique references stored_files,
  primary key (request_id, position)
);

-- What was found on arrival is evidence.
create trigger arrivals_are_append_only before update or delete on arrivals for each row execute function refuse_change();
create trigger arrival_checks_are_append_only before update or delete on arrival_checks for each row execute function refuse_change();
create trigger arrival_photos_are_append_only before update or delete on arrival_photos for each row execute function refuse_change();

create table worksheets (
  request_id bigint primary key references requests,
  -- Counts the savings, so nobody overwrites what they have not seen.
  revision integer not null default 1,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by_account_id bigint references accounts,
  diagnosis text not null default '' check (length(diagnosis) <= 3000),
  work_done text not null default '' check (length(work_done) <= 3000),
  test_result text not null default '' check (length(test_result) <= 1000),
  labour_minutes integer not null default 0 check (labour_minutes between 0 and 6000),
  -- SPEC 3, deviceIdentifierOut: the device that goes back, where it is another one.
  device_identifier_out text not null default '' check (length(device_identifier_out) <= 60),
  -- Only the workshop reads it.
  internal_note text not null default '' check (length(internal_note) <= 3000),
  closed_at timestamptz,
  closed_by_account_id bigint references accounts
);

create table worksheet_parts (
  request_id bigint not null references worksheets,
  position integer not null check (position between 1 and 40),
  part_number text not null check (length(part_number) <= 60),
  name text not null check (length(name) between 1 and 200),
  quantity integer not null check (quantity between 1 and 999),
  old_serial text not null check (length(old_serial) <= 60),
  new_serial text not null check (length(new_serial) <= 60),
  -- Forints, of one piece.
  net_unit integer not null check (net_unit between 0 and 5000000),
  under_warranty boolean not null,
  primary key (request_id, position)
);

-- A closed worksheet is read only; taking the finishing step back opens it again and changes nothing else.
create function refuse_change_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a worksheet is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if old.closed_at is not null and to_jsonb(new) - '{closed_at,closed_by_account_id}'::text[] is distinct from to_jsonb(old) - '{closed_at,closed_by_account_id}'::text[] then
    raise exception 'a closed worksheet does not change' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger worksheets_closed_are_read_only before update or delete on worksheets for each row execute function refuse_change_of_closed_worksheet();

create function refuse_parts_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if exists (select from worksheets where request_id in (new.request_id, old.request_id) and closed_at is not null) then
    raise exception 'the parts of a closed worksheet do not change' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger worksheet_parts_closed_are_read_only before insert or update or delete on worksheet_parts
  for each row execute function refuse_parts_of_closed_worksheet();
