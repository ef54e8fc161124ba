import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobContext } from '#context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { forgetOldAccess } from './forget-old-access.ts'
import { mintMailedLink } from './mailed-link-store.ts'

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
    await mintMailedLink(portal.db, then, { purpose: 'setPassword', accountId })
    await portal.db.insertInto('attempts').values({ door: 'login.account', subject: 'x', at: then }).execute()
  }
  await portal.db.insertInto('loginCodes').values({ accountId, codeSignature: 'x', expiresAt: old }).execute()

  // What a job is given, as far as this one looks.
  await forgetOldAccess({ tx: portal.db, now: start } as JobContext)

  const count = async (table: 'sessions' | 'mailedLinks' | 'attempts' | 'loginCodes') =>
    (await portal.db.selectFrom(table).selectAll().execute()).length
  expect([await count('sessions'), await count('mailedLinks'), await count('attempts'), await count('loginCodes')]).toEqual([1, 1, 1, 0])
})
