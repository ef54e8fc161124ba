-- The page of a sandbox hears that it was opened or deleted, or that its clock was put ahead, whoever did it: on the channel of migration 0041,
-- `sandbox <company>`.
create function tell_sandbox() returns trigger language plpgsql as $$
begin
  perform tell('sandbox ' || coalesce(new.company_id, old.company_id));
  return null;
end $$;
create trigger tell_sandbox after insert or delete or update of ahead_hours on sandboxes for each row execute function tell_sandbox();
