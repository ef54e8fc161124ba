-- Nearly every statement writes one row, and what its triggers said of it was reckoned as for a hundred thousand: of a booking's time in PostgreSQL it was the
-- largest part (docs/decisions/0164). Each says the same as before.

-- What one line that takes nothing back changes in the summary of its request, as long as no later one stands. Whoever holds the request is waited for first, so that
-- the next statement sees their line. A step writes its summary with its status, and a booking with its row: then nothing is left to be written.
create or replace function history_was_written() returns trigger language plpgsql as $$
declare
  line request_history;
  was record;
  starts_anew boolean;
begin
  if (select count(*) from written) = 1 then
    select * into line from written;
    if line.undoes is null then
      if line.internal then return null; end if;
      select history_arrived_at, history_accepted_at, history_status, history_since, history_called_off into was
        from requests where id = line.request_id for no key update;
      if not exists (select from request_history where request_id = line.request_id and id > line.id) then
        starts_anew := line.step in ('orderDelivery', 'cancelDelivery', 'receiveParcelBack');
        if line.code = 20 and was.history_arrived_at is distinct from line.at or line.code = 32 and was.history_accepted_at is distinct from line.at
          or was.history_status is distinct from line.status
          or starts_anew and (was.history_since, was.history_called_off) is distinct from (line.at, line.step <> 'orderDelivery')
        then
          update requests set
            history_arrived_at = case line.code when 20 then line.at else was.history_arrived_at end,
            history_accepted_at = case line.code when 32 then line.at else was.history_accepted_at end,
            history_status = line.status,
            history_since = case when starts_anew or was.history_status is distinct from line.status then line.at else was.history_since end,
            history_called_off = case when starts_anew then line.step <> 'orderDelivery'
              else was.history_called_off and was.history_status is not distinct from line.status end
          where id = line.request_id;
        end if;
        return null;
      end if;
    end if;
  end if;
  perform summarise_history(array(select distinct request_id from written where not internal or undoes is not null));
  return null;
end $$;

-- A transaction tells of a request once, however much it writes about it.
create or replace function tell_request_changed(changed bigint, owner bigint, company bigint, cost_centre bigint) returns void language plpgsql as $$
begin
  perform tell('request ' || changed || ' ' || coalesce(owner, 0) || ' ' || coalesce(company, 0) || ' ' || coalesce(cost_centre, 0));
end $$;

create or replace function tell_change_of_request() returns trigger language plpgsql as $$
begin
  if position(e'\nrequest ' || new.request_id || ' ' in coalesce(current_setting('portal.changes', true), '')) = 0 then
    perform tell_request_changed(id, account_id, company_id, cost_centre_id) from requests where id = new.request_id;
  end if;
  return null;
end $$;

create or replace function count_promises() returns trigger language plpgsql as $$
declare
  one request_promises;
  before request_promises;
begin
  if tg_op = 'INSERT' then
    if (select count(*) from came) = 1 then
      select * into one from came;
      insert into promise_counts values (
        coalesce((select day from request_promises where id = one.first_id), one.day), (one.ended_at at time zone 'Europe/Budapest')::date, one.ended,
        (one.first_id is null)::integer, (one.first_id is not null and one.by_kind = 'staff')::integer, (one.first_id is not null and one.by_kind <> 'staff')::integer);
    else
      insert into promise_counts
      select coalesce(first.day, came.day), (came.ended_at at time zone 'Europe/Budapest')::date, came.ended,
        count(*) filter (where came.first_id is null),
        count(*) filter (where came.first_id is not null and came.by_kind = 'staff'), count(*) filter (where came.first_id is not null and came.by_kind <> 'staff')
      from came left join request_promises as first on first.id = came.first_id
      group by 1, 2, 3;
    end if;
  elsif tg_op = 'UPDATE' then
    -- A later one says who promised another day for good.
    if (select count(*) from came) = 1 then
      select * into before from gone;
      select * into one from came;
      if one.first_id is null and (one.day, one.ended_at, one.ended) is distinct from (before.day, before.ended_at, before.ended) then
        insert into promise_counts values
          (before.day, (before.ended_at at time zone 'Europe/Budapest')::date, before.ended, -1),
          (one.day, (one.ended_at at time zone 'Europe/Budapest')::date, one.ended, 1);
      end if;
    else
      insert into promise_counts
      select day, (ended_at at time zone 'Europe/Budapest')::date, ended, sum(sign)
      from (select first_id, day, ended_at, ended, -1 as sign from gone union all select first_id, day, ended_at, ended, 1 from came) as changed
      where first_id is null
      group by 1, 2, 3 having sum(sign) <> 0;
    end if;
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

-- Without a promise, or with the one of before, there is nothing to keep.
drop trigger keep_first_promise on requests;
create trigger keep_new_first_promise before insert on requests for each row
  when (new.promised_by is not null or new.first_promised_by is not null) execute function keep_first_promise();
create trigger keep_first_promise before update of promised_by, first_promised_by on requests for each row
  when (new.promised_by is distinct from old.promised_by or new.first_promised_by is distinct from old.first_promised_by) execute function keep_first_promise();

-- Who orders a parcel notes the day with it.
create or replace function note_news_of_parcel() returns trigger language plpgsql as $$
declare
  heard date := (new.at at time zone 'Europe/Budapest')::date;
begin
  perform from shipments where id = new.shipment_id and (news_on is null or news_on < heard);
  if found then update shipments set news_on = heard where id = new.shipment_id and (news_on is null or news_on < heard); end if;
  return null;
end $$;
