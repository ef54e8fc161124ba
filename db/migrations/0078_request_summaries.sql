-- The row of a request says what its history, quote, expert report and invoices say (decision 70), so that whoever reads the row
-- knows what comes next without reading them. Kept by triggers in the transaction that writes those; never written otherwise.

alter table requests
  -- Of the history its customer sees, without what was taken back: when the device arrived (code 20), when the quote was accepted (code 32),
  add column history_arrived_at timestamptz,
  add column history_accepted_at timestamptz,
  -- the status of its last line, since when it has been that one, and whether the courier of the way back was called off since. A courier
  -- ordered anew, or called off, begins the way back anew.
  add column history_status text,
  add column history_since timestamptz,
  add column history_called_off boolean not null default false,
  -- Until when the customer may decide about the quote that stands, or the offer for a device that is bought.
  add column quote_until timestamptz,
  -- Gross forints: what was accepted; of what is not decided the order that costs least.
  add column quoted_gross bigint,
  -- The expert report that stands, and when it was decided about.
  add column report_status text,
  add column report_until timestamptz,
  add column report_decided_at timestamptz,
  -- An invoice or a proforma that was issued, stands, is not paid, and is not paid to the courier; and when one was paid last.
  add column owes_invoice boolean not null default false,
  add column last_paid_at timestamptz;

create function summary_of_history(summed bigint) returns table (arrived_at timestamptz, accepted_at timestamptz, status text, since timestamptz, called_off boolean)
language sql stable as $$
  with shown as (
    select h.id, h.step, h.code, h.status, h.at from request_history as h
    where h.request_id = summed and not h.internal and not exists (select from request_history as undoing where undoing.undoes = h.id)
  ),
  newest as (select shown.status from shown order by id desc limit 1),
  here as (
    select shown.id, shown.step, shown.at, shown.step in ('orderDelivery', 'cancelDelivery') as begins_anew from shown
    where shown.id > coalesce((select max(before.id) from shown as before, newest where before.status <> newest.status), 0)
  ),
  -- The last that begins anew, otherwise the first.
  began as (select here.step, here.at from here order by begins_anew desc, case when begins_anew then -here.id else here.id end limit 1)
  select
    (select shown.at from shown where code = 20 order by id desc limit 1),
    (select shown.at from shown where code = 32 order by id desc limit 1),
    (select newest.status from newest),
    (select began.at from began),
    coalesce((select began.step = 'cancelDelivery' from began), false)
$$;

-- The order that costs least, every line with its VAT rounded to whole forints, halves up (src/quotes/quote.ts): what is always part of it, and the
-- cheapest of each group of alternatives.
create function cheapest_gross(summed bigint) returns bigint language sql stable as $$
  with line as (
    select choice, alternative_group, net + (net * 27 + 50) / 100 as gross
    from (select choice, alternative_group, quantity::bigint * net_unit as net from quote_lines where quote_id = summed) as priced
  )
  select coalesce((select sum(gross) from line where choice = 'always'), 0)::bigint
    + coalesce((select sum(least) from (select min(gross) as least from line where choice = 'alternative' group by alternative_group) as groups), 0)::bigint
$$;

create function summary_of_decisions(summed bigint) returns table (
  quote_until timestamptz, quoted_gross bigint, report_status text, report_until timestamptz, report_decided_at timestamptz, owes_invoice boolean, last_paid_at timestamptz)
language sql stable as $$
  select
    coalesce(quote.valid_until, (select valid_until from buyback_offers where request_id = summed)),
    quote.gross, report.status, report.valid_until, report.decided_at,
    exists (select from invoices where request_id = summed and status = 'pending' and cancelled_by is null and number is not null
      and kind in ('final', 'proforma') and payment_method_id <> 1),
    (select max(paid_at) from invoices where request_id = summed and kind in ('final', 'proforma'))
  from (values (summed)) as request (id)
    left join lateral (
      select valid_until, coalesce((select gross from quote_decisions where quote_id = quotes.id and decision = 'accepted'), cheapest_gross(quotes.id)) as gross
      from quotes where request_id = request.id and status in ('sent', 'accepted', 'rejected', 'expired')) as quote on true
    left join lateral (
      select expert_reports.status, valid_until, decided_at from expert_reports left join expert_report_decisions on report_id = expert_reports.id
      where request_id = request.id and expert_reports.status <> 'void') as report on true
$$;

-- Who writes about a request at the same time waits here, and then sees what the other has written: each statement below has a snapshot of its own.
create function summarise_history(changed bigint[]) returns void language plpgsql as $$
begin
  perform from requests where id = any(changed) order by id for no key update;
  update requests set history_arrived_at = summary.arrived_at, history_accepted_at = summary.accepted_at, history_status = summary.status,
    history_since = summary.since, history_called_off = summary.called_off
  from unnest(changed) as about (id), lateral summary_of_history(about.id) as summary
  where requests.id = about.id
    and (history_arrived_at, history_accepted_at, history_status, history_since, history_called_off)
      is distinct from (summary.arrived_at, summary.accepted_at, summary.status, summary.since, summary.called_off);
end $$;

create function summarise_decisions(changed bigint[]) returns void language plpgsql as $$
begin
  perform from requests where id = any(changed) order by id for no key update;
  update requests set quote_until = summary.quote_until, quoted_gross = summary.quoted_gross, report_status = summary.report_status,
    report_until = summary.report_until, report_decided_at = summary.report_decided_at, owes_invoice = summary.owes_invoice, last_paid_at = summary.last_paid_at
  from unnest(changed) as about (id), lateral summary_of_decisions(about.id) as summary
  where requests.id = about.id
    and (requests.quote_until, requests.quoted_gross, requests.report_status, requests.report_until, requests.report_decided_at, requests.owes_invoice, requests.last_paid_at)
      is distinct from (summary.quote_until, summary.quoted_gross, summary.report_status, summary.report_until, summary.report_decided_at, summary.owes_invoice, summary.last_paid_at);
end $$;

-- What a statement writes together: a booking writes one row, a filling a hundred thousand. The history is append-only, and goes with its request.
create function history_was_written() returns trigger language plpgsql as $$
begin
  perform summarise_history(array(select distinct request_id from written where not internal or undoes is not null));
  return null;
end $$;
create trigger summarise after insert on request_history referencing new table as written for each statement execute function history_was_written();

create function decided_about_request() returns trigger language plpgsql as $$
begin
  perform summarise_decisions(array(select distinct request_id from written));
  return null;
end $$;
create trigger summarise_new after insert on invoices referencing new table as written for each statement execute function decided_about_request();
create trigger summarise_new after insert on expert_reports referencing new table as written for each statement execute function decided_about_request();
create trigger summarise_new after insert on buyback_offers referencing new table as written for each statement execute function decided_about_request();

-- A draft is nobody's but the workshop's: it is saved without waiting for the request.
create function quote_was_written() returns trigger language plpgsql as $$
begin
  perform summarise_decisions(array(select distinct request_id from written where status <> 'draft'));
  return null;
end $$;
create trigger summarise_new after insert on quotes referencing new table as written for each statement execute function quote_was_written();

-- Row by row, because only what the summary tells of makes somebody wait for the request.
create function decision_was_changed() returns trigger language plpgsql as $$
begin
  perform summarise_decisions(array[new.request_id]);
  return null;
end $$;
create trigger summarise_changed after update on invoices for each row
  when ((new.status, new.paid_at, new.cancelled_by, new.number, new.kind, new.payment_method_id)
    is distinct from (old.status, old.paid_at, old.cancelled_by, old.number, old.kind, old.payment_method_id)) execute function decision_was_changed();
create trigger summarise_changed after update on expert_reports for each row
  when ((new.status, new.valid_until) is distinct from (old.status, old.valid_until)) execute function decision_was_changed();
create trigger summarise_changed after update on buyback_offers for each row when (new.valid_until <> old.valid_until) execute function decision_was_changed();
create trigger summarise_changed after update on quotes for each row
  when ((new.status, new.valid_until) is distinct from (old.status, old.valid_until)) execute function decision_was_changed();

create function part_of_quote_was_written() returns trigger language plpgsql as $$
begin
  perform summarise_decisions(array(select distinct request_id from quotes where id in (select quote_id from written) and status <> 'draft'));
  return null;
end $$;
create trigger summarise after insert on quote_lines referencing new table as written for each statement execute function part_of_quote_was_written();
create trigger summarise after insert on quote_decisions referencing new table as written for each statement execute function part_of_quote_was_written();

create function report_was_decided() returns trigger language plpgsql as $$
begin
  perform summarise_decisions(array(select distinct request_id from expert_reports where id in (select report_id from written)));
  return null;
end $$;
create trigger summarise after insert on expert_report_decisions referencing new table as written for each statement execute function report_was_decided();

-- After the triggers, which hold up whoever writes until this is committed.
select summarise_history(array(select distinct request_id from request_history));
select summarise_decisions(array(select request_id from invoices union select request_id from expert_reports union select request_id from buyback_offers
  union select request_id from quotes where status <> 'draft'));
