import type pg from 'pg'

const step = 100_000

/**
 * Fills the tables up to so many requests, each as a booking and a repair would have left it: addresses, consents, hand-over
 * sheet, and the history of a paid repair up to where it stands. Nine of ten (of the first thousand, half) are closed and spread over two
 * years; the others came within a month and stand at every station, with their quotes, worksheets and whoever looks after them. Plain SQL, the constraints hold.
 */
export async function fillRequests(client: pg.Client, upTo: number): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from requests')
  const filled = Number(rows[0]?.n ?? 0)
  if (filled >= upTo) return
  for (let from = filled + 1; from <= upTo; from += step) await addRequests(client, from, Math.min(upTo, from + step - 1))
  // What autovacuum would have done in two years.
  await client.query('vacuum analyze')
}

async function addRequests(client: pg.Client, from: number, to: number) {
  await client.query('begin')
  // Numbers as scattered as those of new_request_id(), but never twice the same: the factor has no divisor in common with 900,000,000.
  await client.query(
    `create temporary table fresh on commit drop as
       select 100000000 + n::bigint * 472882027 % 900000000 as id, n, closed,
         now() - (case when closed then 31 + n % 700 else n % 31 end) * interval '1 day' - (n % 86400) * interval '1 second' as received_at,
         case when closed then 'SERVICE_DONE' else ($3::text[])[n / 2 % cardinality($3::text[]) + 1] end as status,
         ($4::text[])[n % cardinality($4::text[]) + 1] as last_name, ($5::text[])[n / 7 % cardinality($5::text[]) + 1] as first_name
       from generate_series($1::int, $2::int) as n, lateral (select n % (case when n <= 1000 then 2 else 10 end) <> 0 as closed) as life
       where not exists (select from requests where requests.id = 100000000 + n::bigint * 472882027 % 900000000)`,
    [from, to, state, lastNames, firstNames],
  )
  for (const statement of statements) await client.query(statement)
  await client.query('commit')
}

/** Where open requests stand, in the shares of an ordinary week. */
const state = [
  ...['RECEIVED', 'DELIVERY_IN_ORDERED', 'DELIVERY_IN_ORDERED', 'DELIVERY_IN_ORDERED', 'ARRIVED', 'ARRIVED', 'ARRIVED', 'QUOTE_DONE', 'QUOTE_DONE'],
  ...['QUOTE_DONE', 'QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_ACCEPTED', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE'],
]
const lastNames = [
  'Nagy',
  'Kovács',
  'Tóth',
  'Szabó',
  'Horváth',
  'Varga',
  'Kiss',
  'Molnár',
  'Németh',
  'Farkas',
  'Balogh',
  'Papp',
  'Lakatos',
  'Takács',
  'Juhász',
  'Mészáros',
  'Oláh',
]
const firstNames = ['Éva', 'László', 'Mária', 'István', 'Anna', 'József', 'Katalin', 'Zoltán', 'Erzsébet', 'Gábor', 'Ilona', 'Péter', 'Zsófia']

/** Whoever stands at a step has taken it and all before it; the order of these is the order of a paid repair. */
const reached = `done (place, step, code, status, days, by_kind) on done.place <= case fresh.status
     when 'RECEIVED' then 1 when 'DELIVERY_IN_ORDERED' then 2 when 'ARRIVED' then 3 when 'QUOTE_DONE' then 4 when 'QUOTE_ACCEPTED' then 5
     when 'QUOTE_REJECTED' then 4 when 'PRODUCT_LEFT_THE_SERVICE' then 6 else 9 end`

const statements = [
  'alter table fresh add column order_id bigint',
  // In the order in which they came, as the portal numbers them.
  `update fresh set order_id = order_id(fresh.received_at, placed.number)
   from (select id, nextval('order_numbers') as number from (select id from fresh order by received_at, id) as sorted) as placed where placed.id = fresh.id`,
  `insert into orders (id, placed_at, source) select order_id, received_at, 'booking' from fresh`,
  `insert into requests (id, order_id, status, outcome, closed_at, arrived_at, ready_at, handed_back_at, language, received_at, customer_type, form_id, available_service_id,
     service_id, warranty_type_id, brand_id, product_group_id, identifier, identifier_typed, identifier_kind, trouble_description, first_name, last_name, email, phone,
     pickup_day, pickup_window, pickup_zone, gsm_worksheet_id, hold_reason, hold_since, assigned_account_id, promised_by)
   select fresh.id, order_id, fresh.status, case when closed or fresh.status = 'PRODUCT_LEFT_THE_SERVICE' then 'REPAIRED' end, case when closed then received_at + interval '9 days' end,
     case when fresh.status not in ('RECEIVED', 'DELIVERY_IN_ORDERED') then received_at + interval '2 days' end,
     case when closed or fresh.status = 'PRODUCT_LEFT_THE_SERVICE' then received_at + interval '7 days' end, case when closed then received_at + interval '9 days' end,
     'hu', received_at, 'B2C', service.form_id, service.id, service.service_id, service.warranty_type_id, service.brand_id, 1,
     '35' || lpad(n::text, 13, '0'), '35' || lpad(n::text, 13, '0'), 'imei', 'Nem kapcsol be. Tegnap leejtettem, azóta sötét.', first_name, last_name,
     'vevo' || n || '@pelda.hu', '+3630' || lpad((n % 10000000)::text, 7, '0'),
     case when closed then received_at::date + 1 else current_date + (n / 10 % 40 - 1) / 10 end, '08-17', '*',
     case when fresh.status not in ('RECEIVED', 'DELIVERY_IN_ORDERED') then 'MC' || fresh.id end,
     case when not closed and n % 170 = 0 then 'alkatresz' end, case when not closed and n % 170 = 0 then now() end,
     case when not closed and n % 20 = 0 then (select min(id) from accounts where customer_type = 'EMPLOYEE') end,
     case when not closed and fresh.status in ('ARRIVED', 'QUOTE_ACCEPTED') then current_date + (n / 10 % 9) end
   from fresh, lateral (select * from available_services where brand_id = 7 and warranty_type_id = 2 and form_id is not null order by id limit 1) as service`,
  // The foreign keys below look every request up; without figures about the table they may walk a whole index each time.
  'analyze requests',
  `insert into request_addresses (request_id, address_type_id, contact_name, contact_phone, postal_code, city, public_place_name, public_place_type, street_number)
   select id, kind, last_name || ' ' || first_name, '+36301234567', '1134', 'Budapest', 'Váci', 'út', '43' from fresh, generate_series(1, 3) as kind`,
  `insert into request_history (request_id, step, code, status, at, by_kind)
   select id, step, code, done.status, received_at + days * interval '1 day', by_kind from fresh join (values
     (1, 'requestReceived', 1, 'RECEIVED', 0, 'customer'), (2, 'orderPickup', null, 'DELIVERY_IN_ORDERED', 0, 'system'), (3, 'receiveDevice', 20, 'ARRIVED', 2, 'staff'),
     (4, 'sendQuote', 30, 'QUOTE_DONE', 3, 'staff'), (5, 'acceptQuote', 32, 'QUOTE_ACCEPTED', 5, 'customer'), (6, 'finishRepair', 60, 'PRODUCT_LEFT_THE_SERVICE', 7, 'staff'),
     (7, 'orderDelivery', null, 'DELIVERY_OUT_ORDERED', 7, 'staff'), (8, 'ship', null, 'SHIPPED', 8, 'system'), (9, 'handBack', null, 'SERVICE_DONE', 9, 'system')) as ${reached}
   order by id, place`,
  `insert into request_history (request_id, step, code, status, at, by_kind)
   select id, 'rejectQuote', 34, 'QUOTE_REJECTED', received_at + interval '5 days', 'customer' from fresh where status = 'QUOTE_REJECTED'`,
  `insert into quotes (request_id, version, status, created_at, sent_at, valid_until, inspection_fee, logistics_fee)
   select id, 1, case status when 'QUOTE_DONE' then 'sent' when 'QUOTE_REJECTED' then 'rejected' else 'accepted' end, received_at, received_at, now() + interval '20 days', 4990, 4522
   from fresh where status in ('QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE')`,
  `insert into quote_lines (quote_id, position, kind, description, quantity, net_unit, choice)
   select quotes.id, place, kind, description, 1, net, 'always' from fresh join quotes on request_id = fresh.id,
     (values (1, 'labour', 'Kijelző cseréje', 12000), (2, 'part', 'Gyári kijelző', 40000)) as line (place, kind, description, net)`,
  `insert into quote_decisions (quote_id, decision, by_kind, channel, decided_at, chosen_line_ids, gross)
   select quotes.id, quotes.status, 'customer', 'web', received_at + interval '5 days',
     case when quotes.status = 'accepted' then array (select id from quote_lines where quote_id = quotes.id) else '{}' end, 66040
   from fresh join quotes on request_id = fresh.id where quotes.status <> 'sent'`,
  `insert into worksheets (request_id, revision, started_at, saved_at, diagnosis, work_done)
   select id, 2, received_at + interval '2 days', received_at + interval '2 days', 'Törött kijelző.', 'Kijelző cserélve, próba rendben.' from fresh where status = 'QUOTE_ACCEPTED'`,
  `insert into request_consents (request_id, text_version_id, given_at)
   select fresh.id, agreed.id, received_at from fresh, (select max(id) as id from text_versions where language = 'hu' and kind in ('privacy', 'terms') group by kind) as agreed`,
  `insert into documents (request_id, type, name, language, created_at, created_by)
   select id, 'handoverDocument', 'atadas-atvetel.pdf', 'hu', received_at, 'system' from fresh`,
]
