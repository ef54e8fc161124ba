-- Whether a device may go back though its invoice is not paid, because its company pays by its terms and these hold it (GAPS D15, decision 158): every document
-- that waits for money is an invoice by transfer of a company that is not barred, and with it no more is open than the limit, the earlier invoice first. Asked when read
-- and kept nowhere: the terms and every other invoice of the company decide about it. `cashForWayBack` decides the same when the device is sent; tests hold both together.
create function leaves_on_terms(asked bigint) returns boolean language sql stable as $$
  select coalesce(bool_and(
    owed.kind = 'final' and owed.payment_method_id = 2
    and (coalesce(requests.company_name, '') <> '' or requests.customer_type not in ('B2C', 'MOST-B2C', 'EMPLOYEE'))
    and not coalesce(terms.barred, false)
    -- Summed up only where there is a limit.
    and case when terms.credit_limit is null then true else terms.credit_limit >= (
      select sum(open.gross - coalesce((select sum(amount + cash_rounding) from settlements where invoice_id = open.id), 0))
      from (
        select own.id from requests as own where own.company_id = requests.company_id
        union all
        select own.id from requests as own where requests.company_id is null and own.account_id = requests.account_id and own.company_id is null) as of_holder
        join invoices as open on open.request_id = of_holder.id
      where open.kind = 'final' and open.status = 'pending' and open.cancelled_by is null and open.payment_method_id = 2 and open.id <= owed.id) end), false)
  from requests
    join invoices as owed on owed.request_id = requests.id and owed.status = 'pending' and owed.cancelled_by is null and owed.number is not null
      and owed.kind in ('final', 'proforma') and owed.payment_method_id <> 1
    left join lateral (
      select barred, credit_limit from company_terms
      where company_terms.company_id = requests.company_id or requests.company_id is null and company_terms.account_id = requests.account_id
      order by id desc limit 1) as terms on true
  where requests.id = asked
$$;
