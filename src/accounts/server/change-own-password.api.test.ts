import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { CustomerType } from '../who.ts'

const password = 'Kék-Ház77'
const another = 'Zöld-Kert88'

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

async function person(customerType: CustomerType = 'B2C') {
  const { id, email } = await addAccount(portal.db, { customerType, password })
  const session = () => sessionOf(portal.db, { kind: 'account', accountId: id })
  return { id, email, here: await session(), elsewhere: await session() }
}
const change = (session: Session, currentPassword = password, chosen = another, passwordConfirm = chosen) =>
  portal.call('POST', '/api/change-password', { session, body: { currentPassword, password: chosen, passwordConfirm } })
const isIn = async (session: Session) => (await portal.call('GET', '/api/login/validator', { session })).body.data.status === 200
const logIn = async (email: string, chosen: string) =>
  (await portal.call('POST', '/api/login', { csrf: true, body: { email, password: chosen } })).body.code ?? 'let in'

describe('one’s own password', () => {
  test.each(['B2C', 'FLOTTA', 'EMPLOYEE'] as const)(
    'is changed by whoever knows it, and ends the other sessions of the account: %s',
    async (type) => {
      const { email, here, elsewhere } = await person(type)
      expect((await change(here)).body).toEqual({ status: 200, data: {} })
      expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
      expect(await logIn(email, password)).toBe('LOGIN_FAILED')
      expect(await logIn(email, another)).toBe(type === 'EMPLOYEE' ? 'LOGIN_CODE_NEEDED' : 'let in')
      const emails = (await portal.emails()).filter(({ recipient }) => recipient === email)
      expect(emails.map(({ subject }) => subject)).toContain('Megváltozott a jelszava')
    },
  )

  test('stays where the one so far is wrong, and nothing ends', async () => {
    const { email, here, elsewhere } = await person()
    const { status, body } = await change(here, 'Kék-Ház78')
    expect([status, body.code, body.fields.map(({ path }: { path: string }) => path)]).toEqual([422, 'PASSWORD_WRONG', ['currentPassword']])
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, true])
    expect(await logIn(email, password)).toBe('let in')
    expect((await portal.emails()).filter(({ recipient }) => recipient === email)).toEqual([])
  })

  test('cannot be guessed from a browser that was left open', async () => {
    const { here } = await person()
    for (let n = 0; n < 5; n++) expect((await change(here, 'Kék-Ház78')).body.code).toBe('PASSWORD_WRONG')
    expect((await change(here)).body.code).toBe('TOO_MANY')
    portal.setNow(start.add({ minutes: 15, seconds: 1 }).toString())
    expect((await change(here)).status).toBe(200)
  })

  test('obeys the rules of a new one', async () => {
    const { here } = await person()
    const fields = async (...typed: [string, string, string?]) =>
      (await change(here, ...typed)).body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])
    expect(await fields('', 'short', 'other')).toEqual([
      ['currentPassword', 'REQUIRED'],
      ['password', 'PASSWORD_RULE'],
      ['passwordConfirm', 'PASSWORD_CONFIRM'],
    ])
    expect(await fields(password, 'P@ssw0rd1!')).toEqual([['password', 'PASSWORD_COMMON']])
  })

  test('kills the links that were mailed to set one', async () => {
    const { email, here } = await person()
    await portal.call('POST', '/api/reset-password', { csrf: true, body: { email }, files: [] })
    const link = /elfelejtett-jelszo\/([\w-]+)/.exec((await portal.emails()).find(({ recipient }) => recipient === email)?.plain ?? '')?.[1]
    await change(here)
    const late = await portal.call('POST', `/api/change-password/${link}`, { csrf: true, body: { password, passwordConfirm: password } })
    expect(late.body.code).toBe('PASSWORD_LINK_EXPIRED')
  })

  test('of several changes at once one wins', async () => {
    const { email, here } = await person()
    const chosen = [1, 2, 3].map((n) => `Zöld-Kert${n}00`)
    const answers = await Promise.all(chosen.map((one) => change(here, password, one)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await logIn(email, chosen[answers.findIndex(({ status }) => status === 200)] ?? '')).toBe('let in')
  })
})
