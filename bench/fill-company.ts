import type pg from 'pg'
import { customerWith } from './account-actions.ts'

export type BenchCompany = { readonly id: string; readonly administrator: string }

const centres = 20

/**
 * A fleet of so many requests, as many as there are where the table has fewer, all sent by its one administrator, spread over twenty cost centres; each
 * with the first promise about its repair, one of eight missed. The same company every time. Plain SQL, the constraints hold.
 */
export async function companyWith(database: pg.Client, requests: number): Promise<BenchCompany> {
  const administrator = await customerWith(database, requests)
  const { rows: known } = await database.query<{ id: string }>('select company_id as id from company_people where account_id = $1', [administrator])
  if (known[0]) return { id: known[0].id, administrator }
  await database.query('begin')
  await database.query(
    `update accounts set customer_type = 'FLOTTA', company_name = 'Minta Flotta', business_form_id = 1, tax_number = '12345676-2-41' where id = $1`,
    [administrator],
  )
  const { rows } = await database.query<{ id: string }>(
    `insert into companies (name, business_form_id, tax_number, customer_type, created_at, created_by)
     values ('Minta Flotta', 1, '12345676-2-41', 'FLOTTA', now(), $1) returning id`,
    [administrator],
  )
  const id = rows[0]?.id ?? ''
  // The requests become the company's by a trigger.
  await database.query(`insert into company_people (account_id, company_id, role, joined_at) values ($1, $2, 'administrator', now())`, [
    administrator,
    id,
  ])
  await database.query(
    `insert into cost_centres (company_id, code, name) select $1, n::text, 'Telephely ' || n from generate_series(1, $2::int) as n`,
    [id, centres],
  )
  await database.query(
    `update requests set cost_centre_id = centre.id
     from (select id, row_number() over (order by id) - 1 as place from cost_centres where company_id = $1) as centre
     where requests.company_id = $1 and requests.id % $2::int = centre.place`,
    [id, centres],
  )
  await database.query(
    `insert into request_promises (request_id, step, day, made_at, by_kind, ended_at, ended)
     select requests.id, 'repairDone', received_at::date + 7, received_at, 'system',
       case when closed_at is not null then received_at + (case when requests.id % 8 = 0 then 9 else 6 end) * interval '1 day' end,
       case when closed_at is not null then 'done' end
     from requests where company_id = $1 and not exists (select from request_promises where request_id = requests.id)`,
    [id],
  )
  await database.query('commit')
  // What the night does.
  await database.query('select gather_request_counts()')
  await database.query('select gather_promise_counts()')
  await database.query('vacuum analyze requests, request_counts, request_promises, promise_counts, cost_centres')
  return { id, administrator }
}
