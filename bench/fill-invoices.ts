import type pg from 'pg'

/**
 * An invoice for every closed request that has none, made out the day its device was ready: of a hundred 95 are paid by transfer, on line or at
 * the door, two wait for money, two are past their day, one was cancelled by its storno. Plain SQL, the constraints hold.
 * @param of which requests, as a condition of SQL; every one, unless told
 */
export async function fillInvoices(client: pg.Client, of = 'true'): Promise<void> {
  const toBill = `${isToBill} and ${of}`
  // Counted, for which the two tables are joined once; for the first one alone the planner looks through the charges again for each request.
  const { rows } = await client.query<{ missing: string }>(`select count(*) as missing from requests where ${toBill}`)
  if (rows[0]?.missing === '0') return
  await client.query('begin')
  // What each row sets off is planned while the tables are empty; without this it would walk them whole for each of a hundred thousand.
  await client.query('set local enable_seqscan = off')
  for (const statement of statementsFor(toBill)) await client.query(statement)
  await client.query('commit')
  await client.query('vacuum analyze charges, charge_lines, invoices, invoice_buyers, settlements, surpluses')
}

const isToBill = 'closed_at is not null and not exists (select from charges where request_id = requests.id)'

const statementsFor = (toBill: string) => [
  `create temporary table billed on commit drop as
     select id as request_id, n, state, last_name || ' ' || first_name as buyer, 20000 + n % 400 * 100 as net, (20000 + n % 400 * 100) * 27 / 100 as vat,
       case state when 'open' then now() - n % 8 * interval '1 day' when 'overdue' then now() - (9 + n % 60) * interval '1 day' else ready_at end as at
     from (
       select id, last_name, first_name, coalesce(ready_at, received_at) as ready_at, row_number() over (order by id) as n from requests
       where ${toBill}
     ) as closed, lateral (select case when n % 100 = 0 then 'cancelled' when n % 100 < 3 then 'open' when n % 100 < 5 then 'overdue' else 'paid' end as state) as its`,
  // Without figures about the tables the joins below may walk them whole for each row.
  'analyze billed',
  `insert into charges (request_id, reason, decision, payer, net, vat, gross, created_at)
   select request_id, 'repair', 'quote ' || request_id, 'consumer', net, vat, net + vat, at from billed`,
  'analyze charges',
  `insert into charge_lines (charge_id, position, label, quantity, net_unit)
   select charges.id, 1, 'Kijelző cseréje', 1, billed.net from billed join charges using (request_id)`,
  `insert into invoices (request_id, charge_id, kind, number, created_at, issued_at, performed_on, due_on, net, vat, gross, payment_method_id, status, paid_at, pdf_at)
   select request_id, charges.id, 'final', 'BENCH-' || request_id, at, at, at::date, at::date + 8, billed.net, billed.vat, billed.net + billed.vat, n % 5 + 1,
     case state when 'paid' then 'paid' else 'pending' end, case state when 'paid' then at + interval '3 days' end, at
   from billed join charges using (request_id)`,
  'analyze invoices',
  `insert into invoices (request_id, charge_id, kind, number, created_at, issued_at, performed_on, due_on, net, vat, gross, payment_method_id, status, paid_at, pdf_at,
     about_invoice_id, reason)
   select request_id, charge_id, 'storno', 'BENCH-S-' || request_id, at, at, at::date, at::date, -invoices.net, -invoices.vat, -gross, payment_method_id, 'paid', at, at,
     invoices.id, 'Téves tétel' from billed join invoices using (request_id) where state = 'cancelled'`,
  'analyze invoices',
  `update invoices set cancelled_by = storno.id from invoices as storno join billed using (request_id)
   where storno.kind = 'storno' and storno.about_invoice_id = invoices.id and invoices.cancelled_by is null`,
  `insert into invoice_buyers (invoice_id, name, is_company, country_code, postal_code, city, address)
   select invoices.id, buyer, false, 'HUN', '1134', 'Budapest', 'Váci út 43' from billed join invoices using (request_id)`,
  `insert into settlements (invoice_id, source, amount, at, reference)
   select invoices.id, (array['online', 'transfer', 'cashOnDelivery'])[n % 3 + 1], gross, paid_at, 'bench ' || invoices.id
   from billed join invoices using (request_id) where state = 'paid' and kind = 'final'`,
]
