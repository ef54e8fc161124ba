-- How many first promises of each day were made, ended and promised anew, so that a year of weeks is summed up without reading every promise
-- (decision 76). As in 0056 each change is a row of its own, so that no two steps wait for each other; the sum of the rows is what there is.
create table promise_counts (
  -- The day promised first.
  day date not null,
  -- The day in Budapest on which it ended, and how; null: it is awaited.
  ended_on date,
  ended text check (ended in ('done', 'void')),
  promises integer not null,
  -- How often another day was promised instead, by employees and by the portal; these stand in rows without an end.
  by_staff integer not null default 0,
  by_portal integer not null default 0,
  check ((ended is null) = (ended_on is null))
);

create index promise_counts_by_day on promise_counts (day) include (ended_on, ended, promises, by_staff, by_portal);

-- By statement: of a promise that goes together with its later ones, those would not find it any more.
create function count_promises() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into promise_counts
    select coalesce(first.day, came.day), (came.ended_at at time zone 'Europe/Budapest')::date, came.ended,
      count(*) filter (where came.first_id is null),
      count(*) filter (where came.first_id is not null and came.by_kind = 'staff'), count(*) filter (where came.first_id is not null and came.by_kind <> 'staff')
    from came left join request_promises as first on first.id = came.first_id
    group by 1, 2, 3;
  elsif tg_op = 'UPDATE' then
    -- A later one says who promised another day for good.
    insert into promise_counts
    select day, (ended_at at time zone 'Europe/Budapest')::date, ended, sum(sign)
    from (select first_id, day, ended_at, ended, -1 as sign from gone union all select first_id, day, ended_at, ended, 1 from came) as changed
    where first_id is null
    group by 1, 2, 3 having sum(sign) <> 0;
  else
    insert into promise_counts
    select coalesce(first.day, together.day, gone.day), (gone.ended_at at time zone 'Europe/Budapest')::date, gone.ended,
      -count(*) filter (where gone.first_id is null),
      -count(*) filter (where gone.first_id is not null and gone.by_kind = 'staff'), -count(*) filter (where gone.first_id is not null and gone.by_kind <> 'staff')
    from gone left join request_promises as first on first.id = gone.first_id left join gone as together on together.id = gone.first_id
    group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger count_new_promises after insert on request_promises referencing new table as came for each statement execute function count_promises();
create trigger count_changed_promises after update on request_promises referencing old table as gone new table as came
  for each statement execute function count_promises();
create trigger count_gone_promises after delete on request_promises referencing old table as gone for each statement execute function count_promises();

insert into promise_counts
select coalesce(first.day, promise.day), (promise.ended_at at time zone 'Europe/Budapest')::date, promise.ended,
  count(*) filter (where promise.first_id is null),
  count(*) filter (where promise.first_id is not null and promise.by_kind = 'staff'), count(*) filter (where promise.first_id is not null and promise.by_kind <> 'staff')
from request_promises as promise left join request_promises as first on first.id = promise.first_id
group by 1, 2, 3;

-- Makes one row of what was noted of a day one by one. Whoever reads meanwhile sees the ones or the other.
create function gather_promise_counts() returns void language sql as $$
  with taken as (
    delete from promise_counts where day in (select day from promise_counts group by day, ended_on, ended having count(*) > 1) returning *)
  insert into promise_counts
  select day, ended_on, ended, sum(promises), sum(by_staff), sum(by_portal) from taken group by day, ended_on, ended
  having (sum(promises), sum(by_staff), sum(by_portal)) <> (0, 0, 0)
$$;
