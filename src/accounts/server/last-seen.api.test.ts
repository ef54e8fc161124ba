import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#base/server/log.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { createLastSeen } from './last-seen.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const stored = async (accountId: number) =>
  await portal.db.selectFrom('sessions').select(['id', 'lastSeenAt']).where('accountId', '=', accountId).executeTakeFirstOrThrow()

test('a session that is used lives on, though nothing is written while it is used', async () => {
  const { id } = await addAccount(portal.db, { customerType: 'B2C' })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const call = () => portal.call('GET', `/api/customers/${id}`, { session })
  for (const minutes of [50, 100, 150]) {
    portal.setNow(start.add({ minutes }).toString())
    expect((await call()).status).toBe(200)
  }
  expect((await stored(id)).lastSeenAt).toEqual(start)
  portal.setNow(start.add({ minutes: 211 }).toString())
  expect((await call()).status).toBe(401)
})

test('what was noted is written, and never put back', async () => {
  const { id: accountId } = await addAccount(portal.db, { customerType: 'B2C' })
  await sessionOf(portal.db, { kind: 'account', accountId })
  const { id } = await stored(accountId)
  const [late, early] = [start.add({ minutes: 9 }), start.add({ minutes: 3 })]
  for (const at of [late, early]) {
    const lastSeen = createLastSeen(portal.db, createLog('silent'))
    lastSeen.note(id, at)
    expect(lastSeen.of(id)).toEqual(at)
    await lastSeen.close()
    expect(lastSeen.of(id)).toBeUndefined()
    expect((await stored(accountId)).lastSeenAt).toEqual(late)
  }
})

test('what cannot be written stays noted', async () => {
  const broken = portal.db.withSchema('nowhere')
  const lastSeen = createLastSeen(
    Object.create(broken, {
      getExecutor: {
        value: () => {
          throw new Error('away')
        },
      },
    }),
    createLog('silent'),
  )
  lastSeen.note(1, start)
  await lastSeen.close()
  expect(lastSeen.of(1)).toEqual(start)
})
