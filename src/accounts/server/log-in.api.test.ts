import { parseOptions } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import * as hashes from './password-hash.ts'

/** The real hash, and how often it was asked. */
const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('./password-hash.ts', async (original) => {
  const real = await original<typeof hashes>()
  const isPasswordOf: typeof real.isPasswordOf = (...given) => {
    asked.times++
    return real.isPasswordOf(...given)
  }
  return { ...real, isPasswordOf }
})

const password = 'Kék-Ház77'
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ TRUST_PROXY: '1' })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow('2026-11-23T08:00:00Z')
  asked.times = 0
  await portal.db.deleteFrom('rateLimitHits').execute()
})

type Credentials = { email: string; password: string; code?: string }
const logIn = (body: Credentials, from = '192.0.2.1', session?: { token: string; cookie: string }) =>
  portal.call('POST', '/api/login', { csrf: true, body, headers: { 'x-forwarded-for': from }, ...(session ? { session } : {}) })

const validate = (session: { token: string; cookie: string }) => portal.call('GET', '/api/login/validator', { session })

describe('a customer', () => {
  test('is let in, and the answer is exactly what the specification names', async () => {
    const { id, email } = await addAccount(portal.db, { customerType: 'FLOTTA', password })
    const answer = await logIn({ email: ` ${email.toUpperCase()} `, password })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ status: 200, type: 'FLOTTA', customerId: id, Token: expect.stringMatching(/^[\w-]{43}$/), userRoles: [] })
    expect(String(answer.headers['set-cookie'])).toMatch(/sid_account=[\w-]{43};.*HttpOnly; SameSite=Lax/)
    const session = { token: answer.body.Token, cookie: answer.cookies.sid_account ?? '' }
    expect((await validate(session)).body.data).toEqual({
      status: 200,
      customerId: id,
      customerType: 'FLOTTA',
      firstName: 'Anna',
      lastName: 'Kovács',
      companyName: null,
      businessForm: null,
      company: null,
      memberships: [],
      defaultLanguage: 'hu',
      userRoles: [],
    })
  })

  test('holds both halves of the session, and neither is in the database', async () => {
    const { email } = await addAccount(portal.db, { password })
    const { body, cookies } = await logIn({ email, password })
    const rows = await portal.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.Token)
    for (const session of [
      { token: body.Token, cookie: 'x' },
      { token: '', cookie: cookies.sid_account ?? '' },
      { token: cookies.sid_account ?? '', cookie: body.Token },
    ])
      expect((await validate(session)).body.data).toEqual({ status: 401 })
  })

  test('is in once per browser: a new login ends the session it was made from', async () => {
    const { email } = await addAccount(portal.db, { password })
    const first = await logIn({ email, password })
    const old = { token: first.body.Token, cookie: first.cookies.sid_account ?? '' }
    const second = await logIn({ email, password }, undefined, old)
    expect((await validate(old)).body.data).toEqual({ status: 401 })
    expect((await validate({ token: second.body.Token, cookie: second.cookies.sid_account ?? '' })).body.data.status).toBe(200)
  })

  test('is out after an idle hour, and after twelve hours in any case', async () => {
    const { email } = await addAccount(portal.db, { password })
    const { body, cookies } = await logIn({ email, password })
    const session = { token: body.Token, cookie: cookies.sid_account ?? '' }
    for (let minutes = 50; minutes <= 12 * 60; minutes += 50) {
      portal.setNow(Temporal.Instant.from('2026-11-23T08:00:00Z').add({ minutes }).toString())
      expect((await validate(session)).body.data.status).toBe(200)
    }
    portal.setNow('2026-11-23T20:01:00Z')
    expect((await validate(session)).body.data.status).toBe(401)
  })

  test('logs out; a foreign page, which has only the cookie, cannot do it for them', async () => {
    const { email } = await addAccount(portal.db, { password })
    const { body, cookies } = await logIn({ email, password })
    const session = { token: body.Token, cookie: cookies.sid_account ?? '' }
    await portal.call('POST', '/api/logout', { headers: { cookie: `sid_account=${session.cookie}` } })
    expect((await validate(session)).body.data.status).toBe(200)
    const out = await portal.call('POST', '/api/logout', { session })
    expect(out.body).toEqual({ status: 200, data: {} })
    expect(String(out.headers['set-cookie'])).toMatch(/sid_account=;/)
    expect((await validate(session)).body.data.status).toBe(401)
    expect((await portal.call('POST', '/api/logout')).status).toBe(200)
  })
})

describe('whoever is refused', () => {
  test('hears the same whether the address is unknown, the password wrong, not yet set, or the account closed', async () => {
    const { email: wrong } = await addAccount(portal.db, { password })
    const { email: unset } = await addAccount(portal.db)
    const { email: closed, id } = await addAccount(portal.db, { password })
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
    const answers = [
      await logIn({ email: 'nobody@test.example', password }),
      await logIn({ email: wrong, password: 'Kék-Ház78' }),
      await logIn({ email: unset, password }),
      await logIn({ email: closed, password }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(answers[0]?.body).toEqual({
      status: 401,
      code: 'LOGIN_FAILED',
      message: 'Hibás e-mail-cím vagy jelszó. Ellenőrizze, és próbálja meg újra.',
    })
    for (const { body, headers } of answers) {
      expect(body).toEqual(answers[0]?.body)
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(asked.times).toBe(4)
  })

  test('costs the same work when the address is unknown: the hash nobody has is as dear as a real one', async () => {
    const costOf = (hash: string) => {
      const { algorithm, memoryCost, timeCost, parallelism, outputLen, saltLen } = parseOptions(hash)
      return { algorithm, memoryCost, timeCost, parallelism, outputLen, saltLen }
    }
    expect(costOf(hashes.nobodysHash)).toEqual(costOf(await hashes.hashPassword(password)))
    expect(costOf(hashes.nobodysHash)).toMatchObject(hashes.hashCost)
  })

  test.each([
    [{ email: 'anna', password }, 'email', 'EMAIL'],
    [{ email: '', password }, 'email', 'REQUIRED'],
    [{ email: 'anna@test.example', password: '' }, 'password', 'REQUIRED'],
    [{ email: 'anna@test.example' }, 'password', 'REQUIRED'],
    [{ email: 'anna@test.example', password: 'x'.repeat(129) }, 'password', 'TEXT_TOO_LONG'],
    [{ email: 'anna@test.example', password, code: '12ab56' }, 'code', 'LOGIN_CODE_WRONG'],
    [{ email: 'anna@test.example', password, customerType: 'EMPLOYEE' }, 'customerType', 'UNKNOWN_FIELD'],
  ])('%j is told what to mend', async (body, path, code) => {
    const answer = await logIn(body as Credentials)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, code }))
    expect(asked.times).toBe(0)
  })

  test('needs the token of the form', async () => {
    const answer = await portal.call('POST', '/api/login', { body: { email: 'anna@test.example', password } })
    expect([answer.status, answer.body.code]).toEqual([403, 'CSRFTOKEN_MISSING'])
  })
})

describe('whoever guesses', () => {
  test('is heard five times in a quarter of an hour per account, however many try at once and wherever they come from', async () => {
    const { email } = await addAccount(portal.db, { password })
    const guesses = Array.from({ length: 200 }, (_, n) => logIn({ email, password: `Kék-Ház${n + 100}` }, `192.0.2.${n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(asked.times).toBe(5)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  })

  test('is told the minutes to wait, is not locked out longer for going on, and the owner is let in after that', async () => {
    const { email } = await addAccount(portal.db, { password })
    for (let n = 0; n < 5; n++) await logIn({ email, password: 'Kék-Ház78' })
    portal.setNow('2026-11-23T08:10:00Z')
    const answer = await logIn({ email, password })
    expect([answer.status, answer.body.message]).toEqual([429, 'Túl sok próbálkozás. Próbálja meg 5 perc múlva.'])
    expect(answer.headers['retry-after']).toBe('300')
    portal.setNow('2026-11-23T08:15:00Z')
    expect((await logIn({ email, password })).status).toBe(200)
  })

  test('locks nobody out once the clock that counted him is set back', async () => {
    const { email } = await addAccount(portal.db, { password })
    portal.setNow('2026-11-24T08:00:00Z')
    for (let n = 0; n < 5; n++) await logIn({ email, password: 'Kék-Ház78' })
    expect((await logIn({ email, password })).status).toBe(429)
    portal.setNow('2026-11-23T08:00:00Z')
    expect((await logIn({ email, password })).status).toBe(200)
  })

  test('is heard the same number of times at an address that has no account', async () => {
    for (let n = 0; n < 5; n++) expect((await logIn({ email: 'nobody@test.example', password })).status).toBe(401)
    expect((await logIn({ email: 'nobody@test.example', password })).status).toBe(429)
  })

  test('is heard forty times from one IPv6 /64, whatever address of it he takes and whose account he tries', async () => {
    const guesses = Array.from({ length: 60 }, (_, n) => logIn({ email: `nobody${n}@test.example`, password }, `2001:db8:0:1::${n.toString(16)}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect([asked.times, statuses.filter((status) => status === 401).length]).toEqual([40, 40])
    expect((await logIn({ email: 'someone@test.example', password }, '2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await logIn({ email: 'someone@test.example', password }, '2001:db8:0:2::1')).status).toBe(401)
  })

  test('is stopped at one account from one address after five, and then leaves the others of his office alone', async () => {
    const [{ email: victim }, { email: neighbour }] = [await addAccount(portal.db, { password }), await addAccount(portal.db, { password })]
    const guesses = Array.from({ length: 100 }, (_, n) => logIn({ email: victim, password: `Kék-Ház${n + 100}` }))
    expect((await Promise.all(guesses)).filter(({ status }) => status === 401)).toHaveLength(5)
    expect((await logIn({ email: neighbour, password })).status).toBe(200)
  })

  test('leaves no address in the table of attempts', async () => {
    await logIn({ email: 'nobody@test.example', password })
    expect(JSON.stringify(await portal.db.selectFrom('rateLimitHits').selectAll().execute())).not.toContain('nobody')
  })

  test('a right password does not count as a guess', async () => {
    const { email } = await addAccount(portal.db, { password })
    for (let n = 0; n < 8; n++) expect((await logIn({ email, password })).status).toBe(200)
  })
})

describe('an office of thirty behind one address', () => {
  let office: TestPortal
  beforeAll(async () => {
    office = await startPortal({ RATE_LIMITS: 'on' })
  })
  afterAll(() => office.stop())

  test('logs in with codes at eight o’clock, all at once, although some mistype', async () => {
    const enter = (body: Credentials) => office.call('POST', '/api/login', { csrf: true, body })
    const people = await Promise.all(Array.from({ length: 30 }, () => addAccount(office.db, { customerType: 'EMPLOYEE', password, language: 'en' })))
    const mistyped = await Promise.all(people.slice(0, 4).map(({ email }) => enter({ email, password: 'Kék-Ház78' })))
    expect(mistyped.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    const asking = await Promise.all(people.map(({ email }) => enter({ email, password })))
    expect(new Set(asking.map(({ body }) => body.code))).toEqual(new Set(['LOGIN_CODE_NEEDED']))
    const codes = new Map((await office.emails()).map(({ recipient, plain }) => [recipient, /Login code: (\d{6})/.exec(plain)?.[1] ?? '']))
    const entered = await Promise.all(people.map(({ email }) => enter({ email, password, code: codes.get(email) ?? '' })))
    expect(entered.map(({ status }) => status)).toEqual(people.map(() => 200))
  })
})

describe('an employee', () => {
  /** One key means nothing, or nothing any more. */
  const addEmployee = async () => {
    const colleague = await addAccount(portal.db, { customerType: 'EMPLOYEE', password, language: 'en' })
    await portal.db
      .updateTable('accounts')
      .set({ permissionKeys: ['coffee.make', 'request.queue'] })
      .where('id', '=', colleague.id)
      .execute()
    return colleague
  }
  const newestCode = async (email: string) => {
    const emails = (await portal.emails()).filter(({ recipient }) => recipient === email)
    return /Login code: (\d{6})/.exec(emails.at(-1)?.plain ?? '')?.[1] ?? ''
  }

  test('needs the code that is mailed, and it opens once', async () => {
    const { id, email } = await addEmployee()
    const first = await logIn({ email, password })
    expect([first.status, first.body.code]).toEqual([401, 'LOGIN_CODE_NEEDED'])
    expect(first.headers['set-cookie']).toBeUndefined()
    const code = await newestCode(email)
    const answer = await logIn({ email, password, code })
    expect(answer.body).toMatchObject({ status: 200, type: 'EMPLOYEE', customerId: id, userRoles: ['request.queue'] })
    expect((await logIn({ email, password, code })).body.code).toBe('LOGIN_CODE_WRONG')
  })

  test('a code does not open without the password', async () => {
    const { email } = await addEmployee()
    await logIn({ email, password })
    const code = await newestCode(email)
    expect((await logIn({ email, password: 'Kék-Ház78', code })).body.code).toBe('LOGIN_FAILED')
  })

  test('a code lives ten minutes, and only the newest one', async () => {
    const { email } = await addEmployee()
    await logIn({ email, password })
    const old = await newestCode(email)
    portal.setNow('2026-11-23T08:01:00Z')
    await logIn({ email, password })
    const code = await newestCode(email)
    if (old !== code) expect((await logIn({ email, password, code: old })).body.code).toBe('LOGIN_CODE_WRONG')
    portal.setNow('2026-11-23T08:11:01Z')
    expect((await logIn({ email, password, code })).body.code).toBe('LOGIN_CODE_WRONG')
  })

  test('of many at once with the right code one is let in', async () => {
    const { email } = await addEmployee()
    await logIn({ email, password })
    const code = await newestCode(email)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => logIn({ email, password, code }, `192.0.2.${n}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('after five wrong codes the right one is dead too', async () => {
    const [{ email }, { email: colleague }] = [await addEmployee(), await addEmployee()]
    for (const one of [email, colleague]) await logIn({ email: one, password })
    const code = await newestCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) expect((await logIn({ email, password, code: wrong })).body.code).toBe('LOGIN_CODE_WRONG')
    expect((await logIn({ email, password, code })).status).toBe(429)
    await portal.db.deleteFrom('rateLimitHits').execute()
    expect((await logIn({ email, password, code })).body.code).toBe('LOGIN_CODE_WRONG')
    expect((await logIn({ email: colleague, password, code: await newestCode(colleague) })).status, 'a colleague’s lives').toBe(200)
  })

  test('is mailed five codes in a quarter of an hour at most', async () => {
    const { email } = await addEmployee()
    for (let n = 0; n < 5; n++) expect((await logIn({ email, password })).body.code).toBe('LOGIN_CODE_NEEDED')
    expect((await logIn({ email, password })).status).toBe(429)
  })

  test('is out after eight hours', async () => {
    const { email } = await addEmployee()
    await logIn({ email, password })
    const { body, cookies } = await logIn({ email, password, code: await newestCode(email) })
    const session = { token: body.Token, cookie: cookies.sid_account ?? '' }
    await portal.db
      .updateTable('sessions')
      .set({ lastSeenAt: Temporal.Instant.from('2026-11-23T16:00:30Z') })
      .execute()
    portal.setNow('2026-11-23T16:01:00Z')
    expect((await validate(session)).body.data.status).toBe(401)
  })

  test('the email tells the code in the language of the account, and the database does not keep it readable', async () => {
    const { email, id } = await addEmployee()
    await logIn({ email, password })
    const code = await newestCode(email)
    expect(code).toMatch(/^\d{6}$/)
    const row = await portal.db.selectFrom('loginCodes').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow()
    expect(row.codeSignature).not.toContain(code)
    const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = 'accounts.mailLoginCode'`.execute(portal.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
