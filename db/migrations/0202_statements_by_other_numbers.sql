-- Whoever complains or withdraws names the contract by what stands on the paper before them: the number of the request, of its worksheet or of an
-- invoice about it (a quote is numbered by its request). As before, only requests of the sender's own address are looked at, so nobody reaches
-- another's by its number. A request's own number is believed first.
create function requests_of_sender_named_in(typed text, sender text) returns setof bigint language sql stable as $$
  with sent as (
    select translate(upper(typed), chr(160) || './-', '    ') as words
  ), numbers as (
    select requests.id, 1 as rank, requests.gsm_worksheet_id as number from requests where lower(requests.email) = lower(sender)
    union all
    select requests.id, 1, worksheets.number from requests join worksheets on worksheets.request_id = requests.id where lower(requests.email) = lower(sender)
    union all
    select requests.id, 2, invoices.number from requests join charges on charges.request_id = requests.id join invoices on invoices.charge_id = charges.id
    where lower(requests.email) = lower(sender)
  ), named as (
    select requests.id, 0 as rank from requests_named_in(typed) named join requests on requests.id = named and lower(requests.email) = lower(sender)
    union all
    -- Whole, however its groups are parted, with nothing of a number around it.
    select numbers.id, numbers.rank from numbers, sent
    where sent.words ~ ('(?<![0-9A-Z])' || regexp_replace(regexp_replace(upper(numbers.number), '[^0-9A-Z]', '', 'g'), '(.)(?=.)', '\1 *', 'g') || '(?![0-9])')
      and numbers.number ~ '[0-9]{4}'
  )
  select named.id from named group by named.id order by min(named.rank), named.id
$$;
