-- What triggers reckon of a request was planned anew at each step: for an array of one the plan for its values looks cheaper than the one for any array,
-- by less than the millisecond and a half that planning takes. The plan is the same nested loop whatever the array (docs/decisions/0114).
alter function summarise_history(bigint[]) set plan_cache_mode = force_generic_plan;
alter function summarise_decisions(bigint[]) set plan_cache_mode = force_generic_plan;
alter function count_surpluses(bigint[]) set plan_cache_mode = force_generic_plan;

-- What employees do among themselves tells nothing new of the life of the request.
create or replace function history_was_written() returns trigger language plpgsql as $$
declare
  told bigint[] := array(select distinct request_id from written where not internal or undoes is not null);
begin
  if cardinality(told) > 0 then perform summarise_history(told); end if;
  return null;
end $$;
