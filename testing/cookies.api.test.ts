import { afterEach, describe, expect, test } from 'vitest'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'

const password = 'Kék-Ház77'
let portal: TestPortal
afterEach(() => portal.stop())

const setCookies = ({ headers }: CallAnswer) => [headers['set-cookie'] ?? []].flat()

/** Every cookie of ours: of a form, of a login and its end, of the two links that let somebody in. */
async function everySetCookie() {
  const { id, email } = await addAccount(portal.db, { password })
  const requestId = await insertRequest(portal.db, { accountId: id })
  const follow = async (purpose: 'trackingLogin' | 'viewerLogin') => {
    const token = await createMailedLink(portal.db, start, { purpose, requestId })
    return portal.call('GET', `/api/login-process/${token}`, { language: 'hu' })
  }
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const answers = [
    await portal.call('GET', '/api/create-csrf-token'),
    await portal.call('POST', '/api/login', { csrf: true, body: { email, password } }),
    await follow('trackingLogin'),
    await follow('viewerLogin'),
    await portal.call('POST', '/api/logout', { session }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  return answers.flatMap(setCookies)
}

const names = ['form', 'sid_account', 'sid_tracking', 'sid_viewer', 'sid_account']

describe('at an https address', () => {
  test('every cookie is bound to this host by its name, and is nobody else’s to set', async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://portal.example' })
    const cookies = await everySetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(names.map((name) => `__Host-${name}`))
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/)
      expect(cookie).not.toMatch(/domain/i)
    }
  })

  test('a cookie a neighbouring host could plant opens nothing', async () => {
    portal = await startPortal({ PUBLIC_URL: 'https://portal.example' })
    const { token, cookie } = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db)).id })
    const asked = async (name: string) =>
      (await portal.call('GET', '/api/login/validator', { headers: { token, cookie: `${name}=${cookie}` } })).body.data.status
    expect([await asked('sid_account'), await asked('__Host-sid_account')]).toEqual([401, 200])
    const { body, cookies } = await portal.call('GET', '/api/create-csrf-token')
    const sent = async (name: string) => {
      const headers = { 'x-csrf-token': body.data.token, cookie: `${name}=${cookies['__Host-form']}` }
      return (await portal.call('POST', '/api/reset-password', { headers, files: [], body: { email: 'a@pelda.hu' } })).status
    }
    expect([await sent('form'), await sent('__Host-form')]).toEqual([403, 200])
  })
})

test('over plain http, in development, cookies have the names browsers take there', async () => {
  portal = await startPortal()
  const cookies = await everySetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(names)
  for (const cookie of cookies) expect(cookie).not.toContain('Secure')
})
