import type pg from 'pg'
import { type Action, type Group, pick, sessionsOf } from './action.ts'
import { get } from './shots.ts'

/**
 * Somebody with so many requests, spread over the whole table and its two years; as many as there are, where the table has fewer. The same person
 * every time.
 */
export async function customerWith(database: pg.Client, requests: number): Promise<string> {
  const email = `bench-${requests}@pelda.hu`
  const { rows: known } = await database.query<{ id: string }>('select id from accounts where email = $1', [email])
  const { rows } = known[0]
    ? { rows: known }
    : await database.query<{ id: string }>(
        `insert into accounts (customer_type, email, first_name, last_name) values ('B2C', $1, 'Anna', 'Kovács') returning id`,
        [email],
      )
  const id = rows[0]?.id ?? ''
  const { rows: had } = await database.query<{ n: number }>('select count(*)::int as n from requests where account_id = $1', [id])
  const missing = requests - (had[0]?.n ?? 0)
  if (missing <= 0) return id
  await database.query(
    `update requests set account_id = $1 where id in (select id from requests where account_id is null order by md5(id::text) limit $2)`,
    [id, missing],
  )
  // What the night does.
  await database.query('select gather_request_counts()')
  await database.query('vacuum analyze requests, request_counts')
  return id
}

/** One call of an account with so many requests. */
const readBy = (requests: number, what: string, pathOf: (accountId: string) => string): Action => ({
  floor: 'list',
  name: `${what}, of an account with ${requests.toLocaleString('en-GB')} requests`,
  async prepare(_origin, database) {
    const id = await customerWith(database, requests)
    const sessions = await sessionsOf(database, { kind: 'account', ids: Array.from({ length: 16 }, () => id) })
    return (client) => get(pathOf(id), pick(sessions, client))
  },
})

const few = 10
const many = 10_000

export const account: Group = {
  name: 'account',
  actions: [
    // As long as the screen asks for them (`defaultCards`), and as the floor's list is or longer.
    readBy(few, 'My requests, the first page', () => '/api/customer-requests?size=10'),
    readBy(many, 'My requests, the first page', () => '/api/customer-requests?size=10'),
    readBy(many, 'My requests, a first page of 25', () => '/api/customer-requests?size=25'),
    readBy(many, 'My requests, what waits for me', () => '/api/customer-requests?size=10&state=waiting'),
    readBy(many, 'My orders, the first page', () => '/api/orders'),
    readBy(few, 'My devices', (id) => `/api/customers/${id}/devices`),
    readBy(many, 'My devices', (id) => `/api/customers/${id}/devices`),
  ],
  bursts: [],
  pages: [],
}
