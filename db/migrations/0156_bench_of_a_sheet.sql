-- What stands on a worksheet of any kind beside its fields (decision 107): the customer's signature, photos before and after, the time it took.

-- What was signed: of the sheet as it was read then, told by a hash of what the customer reads. The newest is shown, and only while the sheet says the same.
create table worksheet_signings (
  id bigint generated always as identity primary key,
  worksheet_id bigint not null references worksheets,
  kind text not null check (kind in ('drawn', 'typed', 'printed')),
  signer text not null check (length(signer) between 2 and 150),
  -- The strokes in a field of 600 by 200, as an SVG path of moves and lines.
  strokes text check (length(strokes) <= 20000),
  content_sha256 bytea not null check (length(content_sha256) = 32),
  signed_at timestamptz not null,
  by_account_id bigint not null references accounts,
  check ((kind = 'drawn') = (strokes is not null))
);
create index worksheet_signings_of_sheet on worksheet_signings (worksheet_id, id);
create index worksheet_signings_by_account on worksheet_signings (by_account_id);
create trigger worksheet_signings_are_append_only before update or delete on worksheet_signings for each row execute function refuse_change();

create table worksheet_photos (
  id bigint generated always as identity primary key,
  worksheet_id bigint not null references worksheets,
  moment text not null check (moment in ('before', 'after')),
  caption text not null default '' check (length(caption) <= 200),
  file_key text not null unique references stored_files,
  created_at timestamptz not null,
  created_by_account_id bigint not null references accounts
);
create index worksheet_photos_of_sheet on worksheet_photos (worksheet_id, id);
create index worksheet_photos_by_account on worksheet_photos (created_by_account_id);

-- Labour while it is done. The server keeps the start, so it runs on over reloads and on other machines; of one person one runs at a time.
create table worksheet_timers (
  id bigint generated always as identity primary key,
  worksheet_id bigint not null references worksheets,
  account_id bigint not null references accounts,
  started_at timestamptz not null,
  stopped_at timestamptz check (stopped_at >= started_at),
  -- What was added to the labour of the sheet.
  minutes integer check (minutes between 0 and 6000),
  check ((stopped_at is null) = (minutes is null))
);
create index worksheet_timers_of_sheet on worksheet_timers (worksheet_id, id);
create index worksheet_timers_of_account on worksheet_timers (account_id);
create unique index worksheet_timers_running on worksheet_timers (account_id) where stopped_at is null;

-- What belongs to a sheet changes while it is open, as its parts do.
create function refuse_piece_of_closed_worksheet() returns trigger language plpgsql as $$
begin
  if not erases_personal_data()
    and exists (select from worksheets where id in (new.worksheet_id, old.worksheet_id) and closed_at is not null) then
    raise exception 'a closed worksheet does not change' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger worksheet_photos_closed_are_read_only before insert or update or delete on worksheet_photos
  for each row execute function refuse_piece_of_closed_worksheet();
create trigger worksheet_timers_closed_are_read_only before insert or update or delete on worksheet_timers
  for each row execute function refuse_piece_of_closed_worksheet();
