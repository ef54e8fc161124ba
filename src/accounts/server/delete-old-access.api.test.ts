import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { deleteOldAccess } from './delete-old-access.ts'
import { createMailedLink } from './mailed-link-store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('what opens nothing any more is forgotten, what still does is kept', async () => {
  const { id: accountId } = await addAccount(portal.db)
  const old = start.subtract({ hours: 31 * 24 })
  for (const then of [old, start]) {
    await sessionOf(portal.db, { kind: 'account', accountId }, then)
    await createMailedLink(portal.db, then, { purpose: 'setPassword', accountId })
    await portal.db.insertInto('rateLimitHits').values({ limitName: 'login.account', subject: 'x', at: then }).execute()
  }
  await portal.db.insertInto('loginCodes').values({ accountId, codeSignature: 'x', expiresAt: old }).execute()

  // What a job is given, as far as this one looks.
  await deleteOldAccess({ tx: portal.db, now: start } as JobContext)

  const count = async (table: 'sessions' | 'mailedLinks' | 'rateLimitHits' | 'loginCodes') =>
    (await portal.db.selectFrom(table).selectAll().execute()).length
  expect([await count('sessions'), await count('mailedLinks'), await count('rateLimitHits'), await count('loginCodes')]).toEqual([1, 1, 1, 0])
})
