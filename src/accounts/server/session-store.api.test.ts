import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOneStatement, part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { nobody } from '../who.ts'
import { findActor } from './session-store.ts'

let portal: TestPortal
let requestId: number
let halves: { token: string; cookie: (name: string) => string | undefined }
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  requestId = await insertRequest(portal.db)
  const { token, cookie } = await sessionOf(portal.db, { kind: 'tracking', requestId })
  halves = { token, cookie: (name) => (name === 'sid_tracking' ? cookie : undefined) }
})
afterAll(() => portal.stop())

const notSeen = { note: () => {}, of: () => undefined }

/** Reading it fails: by zero nothing is divided. */
const failing = asOneStatement({
  quotients: part(
    (tx: ReadDb<DB>, { requestId: id }: { requestId: number }) =>
      tx.selectFrom('requests').select(sql<number>`1 / (requests.id - ${id})`.as('quotient')).where('id', '=', id),
    {},
  ),
})
const versions = asOneStatement({
  requests: part(
    (tx: ReadDb<DB>, { requestId: id }: { requestId: number }) => tx.selectFrom('requests').select(['id', 'version']).where('id', '=', id),
    {},
  ),
})

describe('what is read with a session', () => {
  const find = (token: string, read: typeof failing | typeof versions) =>
    findActor(portal.db, start, { ...halves, token }, notSeen, { read, values: { requestId } })

  test('comes with who holds it', async () => {
    const { actor, ahead } = await find(halves.token, versions)
    expect(actor).toMatchObject({ kind: 'tracking', requestId })
    const [row] = (ahead as Awaited<ReturnType<typeof versions>>).requests
    expect(row?.id).toBe(requestId)
  })

  test('is not read for a token that nobody has', async () => {
    await expect(find(halves.token, failing)).rejects.toThrow('division by zero')
    expect(await find('nobody-has-this-token', failing)).toEqual({ actor: nobody })
  })
})
