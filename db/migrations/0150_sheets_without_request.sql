-- Worksheets that begin without a request (decision 104): whose device it is stands on the sheet itself, how the work ended too, and a request may
-- be joined to it later. Field service (decision 105): the visit, and the sheet whose work a second visit goes on with.

alter table worksheets
  -- Whose device it is, as it was typed; empty where the sheet began with its request.
  add column owner_name text not null default '' check (length(owner_name) <= 120),
  add column owner_email text not null default '' check (length(owner_email) <= 254),
  add column owner_phone text not null default '' check (length(owner_phone) <= 30),
  add column owner_postal_code text not null default '' check (length(owner_postal_code) <= 10),
  add column owner_city text not null default '' check (length(owner_city) <= 80),
  add column owner_street text not null default '' check (length(owner_street) <= 160),
  add column owner_language text not null default 'hu' check (owner_language in ('hu', 'en', 'de', 'sl')),
  add column device_brand text not null default '' check (length(device_brand) <= 60),
  add column device_group text not null default '' check (length(device_group) <= 60),
  add column device_type text not null default '' check (length(device_type) <= 80),
  add column device_serial text not null default '' check (length(device_serial) <= 60),
  add column reported_fault text not null default '' check (length(reported_fault) <= 1000),
  -- Counts the changes of what stands beside the written part: owner, device and visit.
  add column version integer not null default 1,
  -- How the work ended where no request says it.
  add column outcome text check (outcome in ('REPAIRED', 'REPLACED', 'NO_FAULT', 'RETURNED_UNREPAIRED', 'SECOND_VISIT')),
  add column visit_day date,
  add column visit_from text check (visit_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column visit_to text check (visit_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column technician_account_id bigint references accounts,
  -- The sheet whose work this one goes on with: one next sheet at most.
  add column previous_id bigint unique references worksheets,
  add constraint worksheets_outcome_of_closed check (outcome is null or closed_at is not null),
  add constraint worksheets_visit_window check ((visit_from is null) = (visit_to is null) and (visit_from is null or visit_day is not null) and visit_from < visit_to);

-- A technician's day, and what waits for a day.
create index worksheets_of_day on worksheets (kind, visit_day, technician_account_id) where visit_day is not null;
create index worksheets_without_day on worksheets (kind, id) where visit_day is null and closed_at is null and owner_name <> '';
create index worksheets_of_technician on worksheets (technician_account_id, id) where technician_account_id is not null;
create index worksheets_by_email on worksheets (lower(owner_email)) where owner_email <> '';

-- A closed sheet may be opened again, and joined to a request; nothing else of it changes.
create or replace function refuse_change_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a worksheet is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if not erases_personal_data()
    and old.closed_at is not null
    and to_jsonb(new) - '{closed_at,closed_by_account_id,outcome,request_id}'::text[]
      is distinct from to_jsonb(old) - '{closed_at,closed_by_account_id,outcome,request_id}'::text[] then
    raise exception 'a closed worksheet does not change' using errcode = 'integrity_constraint_violation';
  end if;
  if new.number <> old.number or new.kind <> old.kind or (old.request_id is not null and new.request_id is distinct from old.request_id) then
    raise exception 'a worksheet keeps its number, its kind and its request' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- When a sheet was last of use: with its request, or by itself. A draft that nobody goes on with is one too.
create function worksheet_last_used(sheet worksheets) returns timestamptz language sql stable as $$
  select case
    when sheet.request_id is not null then (select closed_at from requests where id = sheet.request_id)
    else coalesce(sheet.closed_at, greatest(sheet.started_at, sheet.saved_at))
  end
$$;

-- Whoever works at the bench goes on seeing what they work on; from here on the keys are granted like every other.
update accounts set permission_keys = permission_keys || '{worksheet.miele.view,worksheet.miele.edit,worksheet.miele.send}'::text[]
where customer_type = 'EMPLOYEE' and permission_keys @> '{request.transition}' and not permission_keys && '{worksheet.miele.view}';
