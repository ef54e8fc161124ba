import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { AccountSession } from '../../security.ts'
import type { CustomerType } from '../../who.ts'

const password = 'Kék-Ház77'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

type Session = { token: string; cookie: string }
const later = (minutes: number) => start.add({ minutes })

async function person(customerType: CustomerType = 'B2C') {
  const { id, email } = await addAccount(portal.db, { customerType, password })
  return { id, email, session: (at = start) => sessionOf(portal.db, { kind: 'account', accountId: id }, at) }
}
const list = async (id: number, session: Session): Promise<AccountSession[]> =>
  (await portal.call('GET', `/api/customers/${id}/sessions`, { session })).body.data.sessions
const end = (id: number, sessionId: number | 'others', session: Session) =>
  portal.call('POST', sessionId === 'others' ? `/api/customers/${id}/sessions/end-others` : `/api/customers/${id}/sessions/${sessionId}/end`, {
    session,
  })
const isIn = async (session: Session) => (await portal.call('GET', '/api/login/validator', { session })).body.data.status === 200

describe('where one is logged in', () => {
  test('names browser and system as they were at the login, and nothing else of the header', async () => {
    const { id, email } = await person()
    const agent = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    const answer = await portal.call('POST', '/api/login', { csrf: true, body: { email, password }, headers: { 'user-agent': agent } })
    const session = { token: answer.body.Token, cookie: answer.cookies.sid_account ?? '' }
    expect(await list(id, session)).toEqual([
      { id: expect.any(Number), browser: 'Firefox', system: 'Linux', startedAt: start.toString(), lastUsedAt: start.toString(), isCurrent: true },
    ])
    expect(JSON.stringify(await portal.db.selectFrom('sessions').selectAll().execute())).not.toMatch(/143\.0|Gecko/)
  })

  test('lists the living ones alone, the latest used first, and which one asks', async () => {
    const { id, session } = await person()
    await session(start.subtract({ minutes: 61 }))
    const ended = await session()
    await portal.call('POST', '/api/logout', { session: ended })
    const older = await session(start.subtract({ minutes: 5 }))
    const newer = await session()
    expect((await list(id, older)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect((await list(id, newer)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  test('is nobody’s once the account is closed, though the login that began before ended after it', async () => {
    const { id, session } = await person()
    const [before, other] = [await session(), await person()]
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
    const racing = await session()
    for (const one of [before, racing]) {
      expect(await isIn(one)).toBe(false)
      expect((await portal.call('GET', `/api/customers/${id}`, { session: one })).status).toBe(401)
    }
    expect(await isIn(await other.session())).toBe(true)
  })

  test('an employee’s login is over after a working day, a customer’s after twelve hours', async () => {
    for (const [type, expected] of [
      ['EMPLOYEE', 1],
      ['B2C', 2],
    ] as const) {
      const { id, session } = await person(type)
      await session()
      portal.setNow(later(9 * 60).toString())
      await portal.db
        .updateTable('sessions')
        .set({ lastSeenAt: later(9 * 60) })
        .where('accountId', '=', id)
        .execute()
      expect(await list(id, await session(later(9 * 60)))).toHaveLength(expected)
      portal.setNow(start.toString())
    }
  })
})

describe('ending', () => {
  test('one shuts that one out and leaves the others', async () => {
    const { id, session } = await person()
    const [here, elsewhere, third] = [await session(), await session(), await session()]
    const [target] = (await list(id, elsewhere)).filter(({ isCurrent }) => isCurrent)
    expect((await end(id, target?.id ?? 0, here)).body).toEqual({ status: 200, data: {} })
    expect([await isIn(here), await isIn(elsewhere), await isIn(third)]).toEqual([true, false, true])
    expect((await end(id, target?.id ?? 0, here)).status, 'it is over already').toBe(404)
  })

  test('all others tells how many there were', async () => {
    const { id, session } = await person()
    const [here, ...others] = [await session(), await session(), await session()]
    expect((await end(id, 'others', here)).body.data).toEqual({ ended: 2 })
    expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false])
    expect((await end(id, 'others', here)).body.data).toEqual({ ended: 0 })
  })

  test('somebody else’s, by their own number or by one’s own, is not there', async () => {
    const [anna, eva] = [await person(), await person()]
    const [here, theirs] = [await anna.session(), await eva.session()]
    const [target] = await list(eva.id, theirs)
    expect((await end(anna.id, target?.id ?? 0, here)).status).toBe(404)
    expect((await end(eva.id, target?.id ?? 0, here)).status).toBe(404)
    expect((await end(eva.id, 'others', here)).status).toBe(404)
    expect(await isIn(theirs)).toBe(true)
  })
})

describe('a proof', () => {
  const prove = (id: number, typed: string, session: Session) =>
    portal.call('POST', `/api/customers/${id}/proof`, { session, body: { password: typed } })

  test('is the password, and cannot be guessed from a browser that was left open', async () => {
    const { id, session } = await person()
    const here = await session()
    expect((await prove(id, password, here)).status).toBe(200)
    for (let n = 0; n < 5; n++)
      expect((await prove(id, 'Kék-Ház78', here)).body).toMatchObject({ code: 'PASSWORD_WRONG', fields: [{ path: 'password' }] })
    expect((await prove(id, password, here)).body.code).toBe('TOO_MANY')
  })
})
