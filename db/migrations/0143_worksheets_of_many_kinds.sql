-- Worksheets of any kind (decision 100): a sheet is a row of its own with its own number, so that one can be there before its request is known
-- (walk-in, field service) and be joined to it later. What a brand's sheet asks beside the common part is data, and so are its columns.

-- The number of a common sheet is taken where a request or a sheet has it.
create or replace function new_worksheet_number() returns text language plpgsql volatile as $$
declare candidate text;
begin
  loop
    candidate := 'MC' || (10000000 + (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint % 90000000));
    exit when not exists (select from requests where gsm_worksheet_id = candidate) and not exists (select from worksheets where number = candidate);
  end loop;
  return candidate;
end $$;

drop trigger worksheet_parts_closed_are_read_only on worksheet_parts;
drop trigger worksheets_closed_are_read_only on worksheets;
alter table worksheet_parts drop constraint worksheet_parts_request_id_fkey;
alter table worksheet_parts drop constraint worksheet_parts_pkey;
alter table worksheets drop constraint worksheets_pkey;

alter table worksheets
  add column id bigint generated always as identity primary key,
  -- src/worksheets/kinds.ts knows them; a new one is a definition there.
  add column kind text not null default 'common' check (kind ~ '^[a-z]{2,20}$'),
  add column number text,
  -- The brand's own part, by the names of its definition: texts and figures.
  add column fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 60000),
  alter column request_id drop not null,
  alter column revision set default 0,
  -- Opened by the arrival, saved by nobody yet.
  alter column saved_at drop not null;

update worksheets set number = coalesce((select gsm_worksheet_id from requests where id = request_id), new_worksheet_number());
alter table worksheets
  alter column number set default new_worksheet_number(),
  alter column number set not null,
  add constraint worksheets_number_form check (length(number) between 4 and 60);
create unique index worksheets_by_number on worksheets (number);
-- A request has one sheet.
create unique index worksheets_by_request on worksheets (request_id);

alter table worksheet_parts add column worksheet_id bigint references worksheets;
update worksheet_parts set worksheet_id = (select id from worksheets where worksheets.request_id = worksheet_parts.request_id);
alter table worksheet_parts
  drop column request_id,
  alter column worksheet_id set not null,
  add primary key (worksheet_id, position);

create or replace function refuse_change_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a worksheet is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if not erases_personal_data()
    and old.closed_at is not null and to_jsonb(new) - '{closed_at,closed_by_account_id}'::text[] is distinct from to_jsonb(old) - '{closed_at,closed_by_account_id}'::text[] then
    raise exception 'a closed worksheet does not change' using errcode = 'integrity_constraint_violation';
  end if;
  if new.number <> old.number or new.kind <> old.kind or (old.request_id is not null and new.request_id is distinct from old.request_id) then
    raise exception 'a worksheet keeps its number, its kind and its request' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger worksheets_closed_are_read_only before update or delete on worksheets for each row execute function refuse_change_of_closed_worksheet();

create or replace function refuse_parts_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if not erases_personal_data()
    and exists (select from worksheets where id in (new.worksheet_id, old.worksheet_id) and closed_at is not null) then
    raise exception 'the parts of a closed worksheet do not change' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger worksheet_parts_closed_are_read_only before insert or update or delete on worksheet_parts
  for each row execute function refuse_parts_of_closed_worksheet();

-- The last number given to a sheet of a brand in a year of Budapest: LG-2026-000123.
create table worksheet_numbers (
  prefix text not null check (prefix ~ '^[A-Z]{2}$'),
  year integer not null check (year between 2020 and 2999),
  last integer not null check (last between 1 and 999999),
  primary key (prefix, year)
);

-- What became of a sheet, and what stood in a field before somebody changed it; of one person's sitting only what they found.
create table worksheet_changes (
  id bigint generated always as identity primary key,
  worksheet_id bigint not null references worksheets,
  at timestamptz not null,
  -- null: it followed by itself
  by_account_id bigint references accounts,
  act text not null check (act in ('saved', 'drafted', 'closed', 'reopened', 'joined', 'sent')),
  reason text not null default '' check (length(reason) <= 500),
  -- What the fields held before, by their names.
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object')
);
create index worksheet_changes_of_sheet on worksheet_changes (worksheet_id, id);
create index worksheet_changes_by_account on worksheet_changes (by_account_id) where by_account_id is not null;
create trigger worksheet_changes_are_append_only before update or delete on worksheet_changes for each row execute function refuse_change();
