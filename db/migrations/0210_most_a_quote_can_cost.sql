-- Beside the least a quote can cost, the row says the most (decision 70): a list that knows one of them alone promises a price that may not be the one.
alter table requests
  -- Gross forints: what was accepted; of what is not decided the order that costs most. The same as quoted_gross where there is nothing to choose.
  add column quoted_gross_most bigint;

-- The order that costs most (src/quotes/quote.ts): every line that may be added, and the dearest of each group of alternatives.
create function dearest_gross(summed bigint) returns bigint language sql stable as $$
  with line as (
    select choice, alternative_group, net + (net * 27 + 50) / 100 as gross
    from (select choice, alternative_group, quantity::bigint * net_unit as net from quote_lines where quote_id = summed) as priced
  )
  select coalesce((select sum(gross) from line where choice <> 'alternative'), 0)::bigint
    + coalesce((select sum(most) from (select max(gross) as most from line where choice = 'alternative' group by alternative_group) as groups), 0)::bigint
$$;

drop function summary_of_decisions(bigint);
create function summary_of_decisions(summed bigint) returns table (
  quote_until timestamptz, quoted_gross bigint, quoted_gross_most bigint, report_status text, report_until timestamptz, report_decided_at timestamptz,
  owes_invoice boolean, last_paid_at timestamptz)
language sql stable as $$
  select
    coalesce(quote.valid_until, (select valid_until from buyback_offers where request_id = summed)),
    quote.least, quote.most,
    report.status, report.valid_until, report.decided_at,
    exists (select from invoices where request_id = summed and status = 'pending' and cancelled_by is null and number is not null
      and kind in ('final', 'proforma') and payment_method_id <> 1),
    (select max(paid_at) from invoices where request_id = summed and kind in ('final', 'proforma'))
  from (values (summed)) as request (id)
    left join lateral (
      select valid_until, coalesce(accepted.gross, cheapest_gross(quotes.id)) as least, coalesce(accepted.gross, dearest_gross(quotes.id)) as most
      from quotes left join quote_decisions as accepted on accepted.quote_id = quotes.id and accepted.decision = 'accepted'
      where request_id = request.id and status in ('sent', 'accepted', 'rejected', 'expired')) as quote on true
    left join lateral (
      select expert_reports.status, valid_until, decided_at from expert_reports left join expert_report_decisions on report_id = expert_reports.id
      where request_id = request.id and expert_reports.status <> 'void') as report on true
$$;

create or replace function summarise_decisions(changed bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from requests where id = any(changed) order by id for no key update;
  update requests set quote_until = summary.quote_until, quoted_gross = summary.quoted_gross, quoted_gross_most = summary.quoted_gross_most,
    report_status = summary.report_status, report_until = summary.report_until, report_decided_at = summary.report_decided_at,
    owes_invoice = summary.owes_invoice, last_paid_at = summary.last_paid_at
  from unnest(changed) as about (id), lateral summary_of_decisions(about.id) as summary
  where requests.id = about.id
    and (requests.quote_until, requests.quoted_gross, requests.quoted_gross_most, requests.report_status, requests.report_until, requests.report_decided_at,
        requests.owes_invoice, requests.last_paid_at)
      is distinct from (summary.quote_until, summary.quoted_gross, summary.quoted_gross_most, summary.report_status, summary.report_until,
        summary.report_decided_at, summary.owes_invoice, summary.last_paid_at);
end $$;

select summarise_decisions(array(select request_id from quotes where status <> 'draft'));
