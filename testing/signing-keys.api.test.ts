import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginCodeOf, requireLoginCode, sendLoginCode } from '#accounts/server/login-code.ts'
import { addSigningKey, removeEarlierKeys, signingKeysOf } from '#base/server/signing-key-store.ts'
import { createBookedLink } from '#requests/server/booking/booked-link.ts'
import { createServiceWarrantyLink } from '#requests/server/booking/service-warranty-link.ts'
import { pickupCalendarPath } from '#requests/server/pickup/pickup-calendar-token.ts'
import { createAuthenticator } from './authenticator.ts'
import { simplepaySettings, startFakeSimplepay } from './fake-simplepay.ts'
import { insertRequest } from './insert-request.ts'
import { workbench } from './job-context.ts'
import { createPayer } from './payer.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// SECURITY F40: the keys are replaced while the portal runs, and nobody is logged out by it.

const site = 'https://portal.mobilfutar.example'
const password = 'Kék-Ház77'
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: site })
})
afterAll(() => portal.stop())

/** Time passes for the keys, whose clock is the database's. */
async function daysLater(days: number) {
  await sql`update secrets set created_at = created_at - make_interval(days => ${days})`.execute(portal.db)
  await portal.settled()
}

/** What a person has in hand that the portal signed, by the keys it has at this moment. */
async function linksOf(requestId: number) {
  const now = (await workbench(portal)).at(start.toString())
  const claim = await createServiceWarrantyLink(now, requestId)
  return { claim: claim.slice(claim.lastIndexOf('/') + 1), calendar: pickupCalendarPath(now, requestId), booked: createBookedLink(now, requestId) }
}
type Links = Awaited<ReturnType<typeof linksOf>>

/** What each says to whoever opens it. */
async function opened(requestId: number, { claim, calendar, booked }: Links) {
  const answers = {
    claim: await portal.call('GET', `/api/service-warranty-rules-fits/${requestId}?identicalHash=${claim}`),
    calendar: await portal.call('GET', calendar),
    booked: await portal.call('POST', '/api/follow-request', { body: { vs: booked }, headers: { Language: 'hu' } }),
  }
  return Object.fromEntries(Object.entries(answers).map(([name, { status, body }]) => [name, status === 200 ? 200 : body.code]))
}

/** One browser with a form open. */
async function openForm() {
  const answer = await portal.http.inject({ method: 'GET', url: '/api/create-csrf-token' })
  const [cookie] = answer.cookies
  const headers = { 'x-csrf-token': answer.json().data.token as string, cookie: `${cookie?.name}=${cookie?.value}` }
  return { headers, send: (url: string, body: object) => portal.call('POST', url, { headers, body }) }
}
const identify = { identifier: '490154203237518' }

test('a new key signs once every process knows it, what was signed before stays good, and goes with the earlier key alone', async () => {
  const anna = await addAccount(portal.db, { password })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: anna.id })
  const isLoggedIn = async () => (await portal.call('GET', '/api/login/validator', { session })).body.data.status
  const authenticator = createAuthenticator(site)
  const own = (path: string, body: object) => portal.call('POST', `/api/customers/${anna.id}/${path}`, { session, body })
  await own('passkeys', authenticator.make((await own('passkeys/options', {})).body.data))
  const logInByPasskey = async () => {
    const { send } = await openForm()
    return (await send('/api/login/passkey', authenticator.show((await send('/api/login/passkey-options', {})).body.data))).status
  }
  const employee = await addAccount(portal.db, { customerType: 'EMPLOYEE', password, email: 'kulcs@test.example' })
  const logIn = (code?: string) =>
    portal.call('POST', '/api/login', { csrf: true, body: { email: employee.email, password, ...(code ? { code } : {}) } })
  const mailedCode = async () => {
    const mine = (await portal.emails()).filter(({ kind, recipient }) => kind === 'accounts.mailLoginCode' && recipient === employee.email)
    return /(?<!\d)\d{6}(?!\d)/.exec(mine.at(-1)?.plain ?? '')?.[0] ?? ''
  }

  const requestId = await insertRequest(portal.db, { accountId: anna.id })
  await daysLater(1)
  const [first] = await signingKeysOf(portal.db)
  const before = await linksOf(requestId)
  const form = await openForm()
  expect((await logIn()).body.code).toBe('LOGIN_CODE_NEEDED')
  const code = await mailedCode()
  expect(await opened(requestId, before)).toEqual({ claim: 200, calendar: 200, booked: 200 })

  // Added, and known to everybody: nothing is signed by it yet.
  await addSigningKey(portal.db)
  await portal.settled()
  expect((await signingKeysOf(portal.db)).map(({ signs }) => signs)).toEqual([false, true])
  expect(await linksOf(requestId)).toEqual(before)
  const forms = [form, await openForm()]

  // In force: what is signed now is another's, and all of it opens.
  await daysLater(1)
  const after = await linksOf(requestId)
  for (const name of ['claim', 'calendar', 'booked'] as const) expect(after[name], name).not.toBe(before[name])
  expect(await opened(requestId, after)).toEqual({ claim: 200, calendar: 200, booked: 200 })
  expect(await opened(requestId, before)).toEqual({ claim: 200, calendar: 200, booked: 200 })
  for (const { send } of forms) expect((await send('/api/customer-requests/check-duplication', identify)).status).toBe(200)
  expect((await logIn(code)).status).toBe(200)
  expect(await logInByPasskey()).toBe(200)
  expect(await isLoggedIn()).toBe(200)

  // Too early to remove the first: links of it are still in somebody's hands.
  expect(await removeEarlierKeys(portal.db, { atOnce: false })).toBeNull()
  await daysLater(30)
  expect(await removeEarlierKeys(portal.db, { atOnce: false })).toBe(1)
  await portal.settled()
  expect((await signingKeysOf(portal.db)).map(({ name, signs }) => [name === first?.name, signs])).toEqual([[false, true]])
  expect(await opened(requestId, after)).toEqual({ claim: 200, calendar: 200, booked: 200 })
  expect(await opened(requestId, before)).toEqual({ claim: 'NOT_FOUND', calendar: 'NOT_FOUND', booked: 'LINK_EXPIRED' })
  expect((await form.send('/api/customer-requests/check-duplication', identify)).body.code).toBe('CSRFTOKEN_MISSING')
  // A passkey and a session know nothing of the keys.
  expect(await logInByPasskey()).toBe(200)
  expect(await isLoggedIn()).toBe(200)

  // A portal that is started now makes no key of its own beside it.
  await workbench(portal)
  expect(await signingKeysOf(portal.db)).toHaveLength(1)
})

test('a code that was asked for by one key and mailed after the next came into force is the one that opens', async () => {
  const people = [1, 2].map(() => addAccount(portal.db, { customerType: 'EMPLOYEE', password }))
  const ids = (await Promise.all(people)).map(({ id }) => id)
  const asked = (await workbench(portal)).at(start.toString())
  for (const id of ids) await sendLoginCode(asked, id)
  await addSigningKey(portal.db)
  await daysLater(1)
  const later = (await workbench(portal)).at(start.toString())
  const codesBy = (ctx: typeof asked) => Promise.all(ids.map((id) => loginCodeOf(ctx, id, start.toString())))
  const codes = await codesBy(later)
  expect(codes).toEqual(await codesBy(asked))
  for (const [at, id] of ids.entries()) await expect(requireLoginCode(later, id, codes[at] ?? '')).resolves.toBeUndefined()
})

test('a key that a stranger knows is removed at once, and the one that stays signs', async () => {
  await addSigningKey(portal.db)
  expect(await removeEarlierKeys(portal.db, { atOnce: true })).toBeGreaterThanOrEqual(1)
  await portal.settled()
  const { send } = await openForm()
  expect((await send('/api/customer-requests/check-duplication', identify)).status).toBe(200)
  expect((await signingKeysOf(portal.db)).map(({ signs }) => signs)).toEqual([true])
})

test('while the merchant key of SimplePay is replaced, it is asked by the new one and believed by both', async () => {
  const simplepay = await startFakeSimplepay()
  const settings = simplepaySettings(simplepay.url)
  const other = await startPortal({ ...settings, SIMPLEPAY_SECRET_KEY: `${settings.SIMPLEPAY_SECRET_KEY}, one-before-it`, ROLE: 'web' })
  const eva = await createPayer(other)
  const id = await eva.payByCard()
  simplepay.end(id, 'FINISHED')
  const { text } = simplepay.message(id)
  const byKey = (key: string, signed = text) => createHmac('sha384', key).update(signed).digest('base64')
  const tell = (signature: string) =>
    other.call('POST', '/api/payments/webhooks/simplepay', { body: text, headers: { 'content-type': 'application/json', signature } })
  for (const key of ['one-before-it', settings.SIMPLEPAY_SECRET_KEY]) {
    const answer = await tell(byKey(key))
    expect(answer.status).toBe(200)
    // It is answered in the way it asked.
    expect(answer.headers.signature).toBe(byKey(key, answer.bytes.toString('utf8')))
  }
  expect((await tell(byKey('two-before-it'))).body.code).toBe('SIGNATURE_WRONG')
  expect((await eva.state()).invoice).toBe('paid')
  await other.stop()
  await simplepay.stop()
})
