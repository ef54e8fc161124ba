import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '#testing/authenticator.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { CustomerType } from '../../who.ts'

const site = 'https://portal.mobilfutar.example'
const password = 'Kék-Ház77'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: site })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

type Session = { token: string; cookie: string }
type Authenticator = ReturnType<typeof createAuthenticator>
type Lies = Parameters<Authenticator['make']>[1]
const later = (minutes: number, seconds = 0) => start.add({ minutes, seconds }).toString()

async function person(customerType: CustomerType = 'B2C') {
  const { id, email } = await addAccount(portal.db, { customerType, password })
  return { id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}
type Person = Awaited<ReturnType<typeof person>>

const own = (path: string, { id, session }: Person, method = 'GET', body?: object) =>
  portal.call(method, `/api/customers/${id}/${path}`, { session, ...(body ? { body } : {}) })
const optionsFor = async (who: Person) => (await own('passkeys/options', who, 'POST', {})).body.data
async function add(who: Person, authenticator: Authenticator = createAuthenticator(site), lies?: Lies) {
  const answer = await own('passkeys', who, 'POST', authenticator.make(await optionsFor(who), lies))
  return { authenticator, answer }
}
const list = async (who: Person) => (await own('passkeys', who)).body.data.passkeys

/** One browser with the login form open: the options and the login share its token. */
async function loginForm() {
  const answer = await portal.http.inject({ method: 'GET', url: '/api/create-csrf-token' })
  const [cookie] = answer.cookies
  const headers = { 'x-csrf-token': answer.json().data.token as string, cookie: `${cookie?.name}=${cookie?.value}` }
  return {
    options: async () => (await portal.call('POST', '/api/login/passkey-options', { headers, body: {} })).body.data,
    send: (body: object) => portal.call('POST', '/api/login/passkey', { headers, body }),
  }
}
async function logIn(authenticator: Authenticator, lies?: Lies) {
  const form = await loginForm()
  return form.send(authenticator.show(await form.options(), lies))
}
const sessionIn = ({ body, cookies }: Awaited<ReturnType<typeof logIn>>): Session => ({
  token: body.Token,
  cookie: cookies['__Host-sid_account'] ?? '',
})
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

describe('adding a passkey', () => {
  test('asks the browser for one that is found by itself and verifies its owner, for this portal’s public address', async () => {
    const anna = await person()
    const options = await optionsFor(anna)
    expect(options).toMatchObject({
      rp: { id: 'portal.mobilfutar.example', name: 'Mobilfutár' },
      user: { name: anna.email, displayName: 'Kovács Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.user.id, 'base64url'), 'a handle that tells nothing').toHaveLength(32)
    const { authenticator } = await add(anna)
    expect((await optionsFor(anna)).excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }])
  })

  test('lists it, without its key, and tells the owner by an email in their language', async () => {
    const anna = await person()
    expect((await add(anna)).answer.body.data).toMatchObject({ name: 'Jelkulcs', lastUsedAt: null, isBackedUp: false })
    expect(await list(anna)).toEqual([{ id: expect.any(Number), name: 'Jelkulcs', createdAt: start.toString(), lastUsedAt: null, isBackedUp: false }])
    expect(await emailsTo(anna.email)).toEqual(['Új jelkulcs került a fiókjához'])
  })

  test('wants a proof that is a few minutes old at most', async () => {
    const anna = await person()
    const options = await optionsFor(anna)
    portal.setNow(later(10, 1))
    expect((await own('passkeys/options', anna, 'POST', {})).body).toMatchObject({ status: 403, code: 'PROOF_NEEDED' })
    expect((await own('passkeys', anna, 'POST', createAuthenticator(site).make(options))).body.code).toBe('PROOF_NEEDED')
    expect((await own('proof', anna, 'POST', { password: 'Kék-Ház78' })).body.code).toBe('PASSWORD_WRONG')
    expect((await own('passkeys/options', anna, 'POST', {})).status).toBe(403)
    expect((await own('proof', anna, 'POST', { password })).status).toBe(200)
    expect((await add(anna)).answer.status).toBe(200)
  })

  test.each([
    ['made at another address', { origin: 'https://portal.mobilfutar.example.attacker.example' }],
    ['made over plain HTTP', { origin: 'http://portal.mobilfutar.example' }],
    ['made for another portal', { rpId: 'attacker.example' }],
    ['whose owner was not verified', { isUserVerified: false }],
    ['shown, not made', { type: 'webauthn.get' }],
  ])('one that was %s is refused', async (_, lies) => {
    const anna = await person()
    expect((await add(anna, createAuthenticator(site), lies)).answer.body).toMatchObject({ status: 422, code: 'PASSKEY_NOT_VALID' })
    expect(await list(anna)).toEqual([])
    expect(await emailsTo(anna.email)).toEqual([])
  })

  test('a challenge is good for one passkey, for five minutes, and for the session that asked', async () => {
    const [anna, eva] = [await person(), await person()]
    const options = await optionsFor(anna)
    const code = async (who: Person) => (await own('passkeys', who, 'POST', createAuthenticator(site).make(options))).body.code ?? 'added'
    expect(await code(eva)).toBe('PASSKEY_NOT_VALID')
    portal.setNow(later(5, 1))
    expect(await code(anna)).toBe('PASSKEY_NOT_VALID')
    portal.setNow(later(4))
    expect((await Promise.all([code(anna), code(anna), code(anna)])).toSorted()).toEqual(['PASSKEY_NOT_VALID', 'PASSKEY_NOT_VALID', 'added'])
  })

  test('one that belongs to an account already is refused, whosever it is', async () => {
    const [anna, eva] = [await person(), await person()]
    const { authenticator } = await add(anna)
    expect((await add(eva, authenticator)).answer.body).toMatchObject({ status: 409, code: 'PASSKEY_KNOWN' })
    expect(await list(eva)).toEqual([])
  })

  test('an account has twenty at most', async () => {
    const anna = await person()
    for (let n = 0; n < 20; n++) expect((await add(anna)).answer.status).toBe(200)
    expect((await own('passkeys/options', anna, 'POST', {})).body.code).toBe('PASSKEYS_TOO_MANY')
  })
})

describe('logging in', () => {
  test.each(['B2C', 'FLOTTA', 'EMPLOYEE'] as const)('a passkey alone lets its owner in, without password or code: %s', async (type) => {
    const anna = await person(type)
    const { authenticator } = await add(anna)
    portal.setNow(later(1))
    const answer = await logIn(authenticator)
    expect(answer.body).toEqual({ status: 200, type, customerId: anna.id, Token: expect.any(String), userRoles: [] })
    const session = sessionIn(answer)
    expect((await portal.call('GET', '/api/login/validator', { session })).body.data.customerId).toBe(anna.id)
    expect(await list({ ...anna, session })).toMatchObject([{ lastUsedAt: later(1) }])
    expect(await emailsTo(anna.email)).not.toContain('Belépési kód a Mobilfutár portálhoz')
  })

  test('the way back of an employee stays password and mailed code', async () => {
    const petra = await person('EMPLOYEE')
    await add(petra)
    const answer = await portal.call('POST', '/api/login', { csrf: true, body: { email: petra.email, password } })
    expect(answer.body.code).toBe('LOGIN_CODE_NEEDED')
  })

  test('asks everybody for the same, and needs the token of a form', async () => {
    const [first, second] = [await (await loginForm()).options(), await (await loginForm()).options()]
    expect({ ...first, challenge: '' }).toEqual({ ...second, challenge: '' })
    expect(first.allowCredentials).toEqual([])
    expect((await portal.call('POST', '/api/login/passkey-options', { body: {} })).body.code).toBe('CSRFTOKEN_MISSING')
  })

  test.each([
    ['shown at another address', { origin: 'https://attacker.example' }],
    ['shown for another portal', { rpId: 'attacker.example' }],
    ['whose owner was not verified', { isUserVerified: false }],
    ['of somebody else by its own word', { userHandle: Buffer.from('eva').toString('base64url') }],
    ['whose counter goes back', { counter: 0 }],
  ])('one %s is refused, and the next use is let in', async (_, lies) => {
    const { authenticator } = await add(await person())
    expect((await logIn(authenticator)).status).toBe(200)
    expect((await logIn(authenticator, lies)).body).toMatchObject({ status: 401, code: 'PASSKEY_LOGIN_FAILED' })
    expect((await logIn(authenticator)).status).toBe(200)
  })

  test('a challenge is used once, by the browser it was given to, for five minutes', async () => {
    const { authenticator } = await add(await person())
    const [form, other] = [await loginForm(), await loginForm()]
    const shown = authenticator.show(await form.options())
    expect((await other.send(shown)).status).toBe(401)
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => form.send(shown)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401])
    const late = authenticator.show(await form.options())
    portal.setNow(later(5, 1))
    expect((await form.send(late)).body.code).toBe('PASSKEY_LOGIN_FAILED')
  })

  test('an authenticator that does not count is let in again and again', async () => {
    const { authenticator } = await add(await person(), createAuthenticator(site), { counter: 0 })
    for (let n = 0; n < 3; n++) expect((await logIn(authenticator, { counter: 0 })).status).toBe(200)
  })

  test('the passkey of a closed account, a removed one and an unknown one are refused alike', async () => {
    const [closed, removed] = [await person(), await person()]
    const [ofClosed, ofRemoved] = [await add(closed), await add(removed)]
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', closed.id).execute()
    expect((await own(`passkeys/${ofRemoved.answer.body.data.id}/remove`, removed, 'POST', {})).status).toBe(200)
    const answers = [await logIn(ofClosed.authenticator), await logIn(ofRemoved.authenticator), await logIn(createAuthenticator(site))]
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(answers[0]?.body).toMatchObject({ status: 401, code: 'PASSKEY_LOGIN_FAILED' })
  })

  test('guessing ends', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 41; n++) statuses.push((await logIn(createAuthenticator(site))).status)
    expect(statuses.indexOf(429)).toBe(40)
  })
})

describe('a proof by passkey', () => {
  const prove = async (who: Person, authenticator: Authenticator, lies?: Lies) =>
    own('proof', who, 'POST', { passkey: authenticator.show((await own('proof', who)).body.data, lies) })

  test('opens what wants one, and names the passkeys that are good for it', async () => {
    const anna = await person()
    const { authenticator } = await add(anna)
    portal.setNow(later(11))
    expect((await own('proof', anna)).body.data.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }])
    expect((await prove(anna, authenticator)).status).toBe(200)
    expect((await add(anna)).answer.status).toBe(200)
  })

  test('is one of one’s own, and never a login’s', async () => {
    const [anna, eva] = [await person(), await person()]
    const [ofAnna, ofEva] = [await add(anna), await add(eva)]
    portal.setNow(later(11))
    expect((await prove(anna, ofEva.authenticator)).body.code).toBe('PASSKEY_NOT_VALID')
    const shown = ofAnna.authenticator.show(await (await loginForm()).options())
    expect((await own('proof', anna, 'POST', { passkey: shown })).body.code).toBe('PASSKEY_NOT_VALID')
    expect((await own('passkeys/options', anna, 'POST', {})).status).toBe(403)
    expect((await own('proof', anna, 'POST', {})).body.fields).toMatchObject([{ path: 'password', code: 'REQUIRED' }])
  })
})

describe('one’s passkeys', () => {
  test('are named', async () => {
    const anna = await person()
    const { answer } = await add(anna)
    const name = (typed: string) => own(`passkeys/${answer.body.data.id}`, anna, 'PUT', { name: typed })
    expect((await name('  Anna  telefonja ')).body.data.name).toBe('Anna telefonja')
    expect((await name('')).body.fields).toMatchObject([{ path: 'name', code: 'REQUIRED' }])
    expect((await list(anna))[0].name).toBe('Anna telefonja')
  })

  test('are removed with a proof, and the owner is told', async () => {
    const anna = await person()
    const { answer } = await add(anna)
    portal.setNow(later(11))
    expect((await own(`passkeys/${answer.body.data.id}/remove`, anna, 'POST', {})).body.code).toBe('PROOF_NEEDED')
    await own('proof', anna, 'POST', { password })
    expect((await own(`passkeys/${answer.body.data.id}/remove`, anna, 'POST', {})).status).toBe(200)
    expect(await list(anna)).toEqual([])
    expect(await emailsTo(anna.email)).toContain('Töröltek egy jelkulcsot a fiókjából')
  })

  test('the last one of an account without a password stays', async () => {
    const anna = await person()
    const [first, second] = [(await add(anna)).answer.body.data.id, (await add(anna)).answer.body.data.id]
    await portal.db.updateTable('accounts').set({ passwordHash: null }).where('id', '=', anna.id).execute()
    const answers = await Promise.all([first, second].map((id) => own(`passkeys/${id}/remove`, anna, 'POST', {})))
    expect(answers.map(({ body }) => body.code ?? 'removed').toSorted()).toEqual(['PASSKEY_LAST_WAY_IN', 'removed'])
  })

  test('those of somebody else are not there, by their number or by one’s own', async () => {
    const [anna, eva] = [await person(), await person()]
    const { id } = (await add(eva)).answer.body.data
    const tries = [
      own(`passkeys/${id}`, anna, 'PUT', { name: 'Enyém' }),
      own(`passkeys/${id}/remove`, anna, 'POST', {}),
      own('passkeys', { ...anna, id: eva.id }),
      own(`passkeys/${id}/remove`, { ...anna, id: eva.id }, 'POST', {}),
    ]
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
    expect(await list(eva)).toMatchObject([{ name: 'Jelkulcs' }])
  })
})
