import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionKeys } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { api } from '../src/api.ts'
import { book } from './factories.ts'
import { addAccount, sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// A GET is given a database it cannot write to (ReadContext); this test looks whether one found another way. Those that act say so in
// their row (`transaction`).

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const reads = Object.values(api)
  .flatMap((table) => Object.values(table) as Endpoint[])
  .filter(({ method, transaction }) => method === 'GET' && transaction === undefined)

/**
 * Rows written so far in the tables of the portal. Left out: the queue's own, and when sessions were last used, which is written by the clock
 * (accounts/server/last-seen.ts). A connection tells its figures when it has nothing to do.
 */
async function rowsWritten(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(portal.db)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await sql<{ n: number }>`select sum(n_tup_ins + n_tup_upd + n_tup_del)::float8 as n from pg_stat_user_tables
    where schemaname = 'public' and relname <> 'sessions'`.execute(portal.db)
  return rows[0]?.n ?? 0
}

test('no GET writes a row', { timeout: 60_000 }, async () => {
  const { crmRequestId: id } = await book(portal)
  const { id: accountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  const sessions = [
    await sessionOf(portal.db, { kind: 'account', accountId }),
    await sessionOf(portal.db, { kind: 'tracking', requestId: id }),
    await sessionOf(portal.db, { kind: 'viewer', requestId: id }),
  ]
  const written = await rowsWritten()
  const answered = new Set<string>()
  for (const { path } of reads)
    for (const session of sessions) {
      const { status } = await portal.call('GET', `/api${path.replace(/:id\b/, String(id)).replace(/:\w+/g, '1')}`, { session, language: 'hu' })
      if (status === 200) answered.add(path)
    }
  expect(await rowsWritten()).toBe(written)
  expect([...answered]).toEqual(
    expect.arrayContaining(['/customer-requests/:id/show', '/customer-requests/:id/documents', '/service-desk/requests/:id', '/service-desk/queue']),
  )
  expect(answered.size).toBeGreaterThan(25)
})
