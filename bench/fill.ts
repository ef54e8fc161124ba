import type pg from 'pg'

const step = 100_000

/**
 * Fills the tables up to so many requests, each as a booking and a repair would have left it: addresses, consents, hand-over
 * sheet, and the history of a paid repair. Nine of ten are closed; they spread over two years. Plain SQL, the constraints hold.
 */
export async function fillRequests(client: pg.Client, upTo: number): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from requests')
  for (let from = Number(rows[0]?.n ?? 0) + 1; from <= upTo; from += step) await addRequests(client, from, Math.min(upTo, from + step - 1))
  // What autovacuum would have done in two years.
  await client.query('vacuum analyze')
}

async function addRequests(client: pg.Client, from: number, to: number) {
  await client.query('begin')
  // Numbers as scattered as those of new_request_id(), but never twice the same: the factor has no divisor in common with 900,000,000.
  await client.query(
    `create temporary table fresh on commit drop as
       select 100000000 + n::bigint * 472882027 % 900000000 as id, n, now() - (n % 730) * interval '1 day' - (n % 86400) * interval '1 second' as received_at, n % 10 <> 0 as closed
       from generate_series($1::int, $2::int) as n
       where not exists (select from requests where requests.id = 100000000 + n::bigint * 472882027 % 900000000)`,
    [from, to],
  )
  for (const statement of statements) await client.query(statement)
  await client.query('commit')
}

const statements = [
  `insert into requests (id, status, outcome, closed_at, language, received_at, customer_type, form_id, available_service_id, service_id, warranty_type_id,
     brand_id, product_group_id, identifier, identifier_typed, identifier_kind, trouble_description, first_name, last_name, email, phone,
     pickup_day, pickup_window, pickup_zone)
   select fresh.id, case when closed then 'SERVICE_DONE' else 'RECEIVED' end, case when closed then 'REPAIRED' end, case when closed then received_at + interval '9 days' end,
     'hu', received_at, 'B2C', service.form_id, service.id, service.service_id, service.warranty_type_id, service.brand_id, 1,
     'BENCH' || lpad(n::text, 12, '0'), 'BENCH' || lpad(n::text, 12, '0'), 'serial', 'Nem kapcsol be. Tegnap leejtettem, azóta sötét.', 'Éva', 'Kovács ' || n,
     'vevo' || n || '@pelda.hu', '+36301234567', received_at::date + 1, '08-17', '*'
   from fresh, lateral (select * from available_services where brand_id = 7 and warranty_type_id = 2 and form_id is not null order by id limit 1) as service`,
  // The foreign keys below look every request up; without figures about the table they may walk a whole index each time.
  'analyze requests',
  `insert into request_addresses (request_id, address_type_id, contact_name, contact_phone, postal_code, city, public_place_name, public_place_type, street_number)
   select id, kind, 'Kovács Éva', '+36301234567', '1134', 'Budapest', 'Váci', 'út', '43' from fresh, generate_series(1, 3) as kind`,
  `insert into request_history (request_id, step, code, status, at, by_kind)
   select id, step, code, status, received_at + days * interval '1 day', by_kind from fresh, (values
     ('requestReceived', 1, 'RECEIVED', 0, 'customer'), ('receiveDevice', 20, 'ARRIVED', 2, 'staff'), ('sendQuote', 30, 'QUOTE_DONE', 3, 'staff'),
     ('acceptQuote', 32, 'QUOTE_ACCEPTED', 5, 'customer'), ('finishRepair', 60, 'PRODUCT_LEFT_THE_SERVICE', 8, 'staff')) as done (step, code, status, days, by_kind)
   where closed or days = 0`,
  `insert into request_consents (request_id, text_version_id, given_at)
   select fresh.id, agreed.id, received_at from fresh, (select max(id) as id from text_versions where language = 'hu' and kind in ('privacy', 'terms') group by kind) as agreed`,
  `insert into documents (request_id, type, name, language, created_at, created_by)
   select id, 'handoverDocument', 'atadas-atvetel.pdf', 'hu', received_at, 'system' from fresh`,
]
