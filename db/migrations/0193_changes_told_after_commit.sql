-- Whoever notifies holds a lock of the whole server until its COMMIT is on the disk (PreCommit_Notify), so transactions that change requests or
-- sheets were written to the disk one by one, however many came at once. The portal's transactions gather their messages (they set portal.changes,
-- named-statements.ts) and it says them after their COMMIT; whoever else changes a row notifies as before.
create function tell(message text) returns void language plpgsql as $$
declare
  gathered text := current_setting('portal.changes', true);
begin
  if gathered <> '' then
    perform set_config('portal.changes', gathered || e'\n' || message, true);
  else
    perform pg_notify('reference_data', message);
  end if;
end $$;

create or replace function tell_request_changed(changed bigint, owner bigint, company bigint, cost_centre bigint) returns void language sql as $$
  select tell('request ' || changed || ' ' || coalesce(owner, 0) || ' ' || coalesce(company, 0) || ' ' || coalesce(cost_centre, 0))
$$;

create or replace function tell_sheet_changed() returns trigger language plpgsql as $$
begin
  perform tell('sheet ' || new.id);
  return null;
end $$;

create or replace function tell_piece_of_sheet() returns trigger language plpgsql as $$
begin
  perform tell('sheet ' || coalesce(new.worksheet_id, old.worksheet_id));
  return null;
end $$;
