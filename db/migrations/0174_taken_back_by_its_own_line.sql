-- Whether a step was taken back is looked up line by line. As an anti-join PostgreSQL merged the lines of one request with every step that was ever
-- taken back, of all requests: each step took longer the more of those there were (docs/decisions/0134).
create or replace function summary_of_history(summed bigint) returns table (arrived_at timestamptz, accepted_at timestamptz, status text, since timestamptz, called_off boolean)
language sql stable as $$
  with shown as (
    select h.id, h.step, h.code, h.status, h.at from request_history as h
    where h.request_id = summed and not h.internal and (select undoing.id from request_history as undoing where undoing.undoes = h.id) is null
  ),
  newest as (select shown.status from shown order by id desc limit 1),
  here as (
    select shown.id, shown.step, shown.at, shown.step in ('orderDelivery', 'cancelDelivery', 'receiveParcelBack') as begins_anew from shown
    where shown.id > coalesce((select max(before.id) from shown as before, newest where before.status <> newest.status), 0)
  ),
  -- The last that begins anew, otherwise the first.
  began as (select here.step, here.at from here order by begins_anew desc, case when begins_anew then -here.id else here.id end limit 1)
  select
    (select shown.at from shown where code = 20 order by id desc limit 1),
    (select shown.at from shown where code = 32 order by id desc limit 1),
    (select newest.status from newest),
    (select began.at from began),
    coalesce((select began.step in ('cancelDelivery', 'receiveParcelBack') from began), false)
$$;
