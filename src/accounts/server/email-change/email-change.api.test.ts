import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

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
let count = 0
const freshAddress = () => `new${++count}@test.example`

async function person(about: { language?: 'hu' | 'en'; customerType?: 'B2C' | 'EMPLOYEE' } = {}) {
  const { id, email } = await addAccount(portal.db, { password, ...about })
  const session = () => sessionOf(portal.db, { kind: 'account', accountId: id })
  return { id, email, here: await session(), session }
}
type Person = Awaited<ReturnType<typeof person>>

const own = ({ id, here }: Person, path = '', body?: object) =>
  portal.call(body ? 'POST' : 'GET', `/api/customers/${id}/email-change${path}`, { session: here, ...(body ? { body } : {}) })
const ask = (who: Person, email: string) => own(who, '', { email })
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const tokenTo = async (email: string) =>
  (await emailsTo(email)).flatMap(({ plain }) => /\/email-cim-megerositese#([\w-]+)/.exec(plain)?.[1] ?? []).at(-1) ?? ''
const open = (token: string, step: 'confirm' | 'decline' = 'confirm', session?: Session) =>
  portal.call('POST', `/api/email-change/${token}/${step}`, { csrf: true, body: {}, ...(session ? { session } : {}) })
const addressOf = async ({ id }: Person) =>
  (await portal.db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const isIn = async (session: Session) => (await portal.call('GET', '/api/login/validator', { session })).body.data.status === 200
const logIn = async (email: string) => (await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })).body.code ?? 'let in'

describe('a new address', () => {
  test.each(['old', 'new'] as const)('counts once both ends have confirmed it, the %s one first', async (first) => {
    const anna = await person()
    const elsewhere = await anna.session()
    const to = freshAddress()
    expect((await ask(anna, to)).body.data).toEqual({
      newEmail: to,
      askedAt: start.toString(),
      expiresAt: start.add({ hours: 48 }).toString(),
      isConfirmedByOld: false,
      isConfirmedByNew: false,
    })
    const [ofOld, ofNew] = [await tokenTo(anna.email), await tokenTo(to)]
    expect((await open(first === 'old' ? ofOld : ofNew)).body.data).toEqual({ state: 'waiting' })
    expect(await addressOf(anna)).toBe(anna.email)
    expect((await own(anna)).body.data).toMatchObject({
      email: anna.email,
      pending: { newEmail: to, isConfirmedByOld: first === 'old', isConfirmedByNew: first === 'new' },
    })

    portal.setNow(start.add({ hours: 1 }).toString())
    await portal.db
      .updateTable('sessions')
      .set({ lastSeenAt: start.add({ hours: 1 }) })
      .execute()
    expect((await open(first === 'old' ? ofNew : ofOld, 'confirm', anna.here)).body.data).toEqual({ state: 'changed' })
    expect(await addressOf(anna)).toBe(to)
    expect([await isIn(anna.here), await isIn(elsewhere)], 'all other sessions end').toEqual([true, false])
    expect([await logIn(anna.email), await logIn(to)]).toEqual(['LOGIN_FAILED', 'let in'])
    expect((await own(anna)).body.data).toEqual({ email: to, pending: null })
    for (const address of [anna.email, to]) expect((await emailsTo(address)).at(-1)?.subject).toBe('Megváltozott a fiókja e-mail-címe')
    for (const token of [ofOld, ofNew]) expect((await open(token)).body).toMatchObject({ status: 410, code: 'EMAIL_CHANGE_EXPIRED' })
  })

  test('brings the requests that were sent with it before into the account', async () => {
    const anna = await person()
    const to = freshAddress()
    const requestId = await insertRequest(portal.db, { email: to })
    await ask(anna, to)
    for (const address of [anna.email, to]) await open(await tokenTo(address))
    await portal.jobsDone()
    const { accountId } = await portal.db.selectFrom('requests').select('accountId').where('id', '=', requestId).executeTakeFirstOrThrow()
    expect(accountId).toBe(anna.id)
  })

  test('both confirmations at once make one change', async () => {
    const anna = await person()
    const to = freshAddress()
    await ask(anna, to)
    const tokens = [await tokenTo(anna.email), await tokenTo(to)]
    const answers = await Promise.all([...tokens, ...tokens].map((token) => open(token)))
    const outcomes = answers.map(({ body }) => body.data?.state ?? body.code)
    expect(outcomes.filter((state) => state === 'changed')).toHaveLength(1)
    expect(await addressOf(anna)).toBe(to)
    expect((await emailsTo(anna.email)).filter(({ subject }) => subject === 'Megváltozott a fiókja e-mail-címe')).toHaveLength(1)
  })

  test('is confirmed by either end as often as its owner likes, and never for the other end', async () => {
    const anna = await person()
    const to = freshAddress()
    await ask(anna, to)
    const token = await tokenTo(to)
    for (let n = 0; n < 3; n++) expect((await open(token)).body.data).toEqual({ state: 'waiting' })
    expect(await addressOf(anna)).toBe(anna.email)
  })

  test('wants a proof, and is another one', async () => {
    const anna = await person()
    expect((await ask(anna, anna.email)).body).toMatchObject({ status: 422, fields: [{ path: 'email', code: 'EMAIL_UNCHANGED' }] })
    portal.setNow(start.add({ minutes: 11 }).toString())
    expect((await ask(anna, freshAddress())).body).toMatchObject({ status: 403, code: 'PROOF_NEEDED' })
    await portal.call('POST', `/api/customers/${anna.id}/proof`, { session: anna.here, body: { password } })
    expect((await ask(anna, freshAddress())).status).toBe(200)
  })

  test('kills the password links and the login code that were mailed to the old one', async () => {
    const [petra, colleague] = [await person({ customerType: 'EMPLOYEE' }), await person({ customerType: 'EMPLOYEE' })]
    await portal.call('POST', '/api/reset-password', { csrf: true, body: { email: petra.email }, files: [] })
    expect(await logIn(petra.email)).toBe('LOGIN_CODE_NEEDED')
    expect(await logIn(colleague.email)).toBe('LOGIN_CODE_NEEDED')
    const mailedTo = async (email: string) => (await emailsTo(email)).map(({ plain }) => plain).join('\n')
    const codeIn = (mailed: string) => /Belépési kód: (\d{6})/.exec(mailed)?.[1]
    const mailed = await mailedTo(petra.email)
    const link = /elfelejtett-jelszo\/([\w-]+)/.exec(mailed)?.[1]
    const code = codeIn(mailed)
    const to = freshAddress()
    await ask(petra, to)
    for (const address of [petra.email, to]) await open(await tokenTo(address))
    const late = await portal.call('POST', `/api/set-password/${link}`, { csrf: true, body: { password, passwordConfirm: password } })
    expect(late.body.code).toBe('PASSWORD_LINK_EXPIRED')
    const enter = async (email: string, typed?: string) =>
      (await portal.call('POST', '/api/login', { csrf: true, body: { email, password, code: typed } })).body
    expect((await enter(to, code)).code).toBe('LOGIN_CODE_WRONG')
    expect((await enter(colleague.email, codeIn(await mailedTo(colleague.email)))).status, 'a colleague’s opens').toBe(200)
  })
})

describe('nobody learns who has an account', () => {
  test('an address that has one is answered alike, and gets an email that says so and opens nothing', async () => {
    const [anna, eva, zoe] = [await person(), await person(), await person({ language: 'en' })]
    const free = await ask(anna, freshAddress())
    const taken = await ask(eva, zoe.email)
    expect({ ...taken.body.data, newEmail: '' }).toEqual({ ...free.body.data, newEmail: '' })
    expect((await own(eva)).body.data.pending).toMatchObject({ newEmail: zoe.email })
    const [notice] = await emailsTo(zoe.email)
    expect(notice).toMatchObject({ language: 'en', subject: 'There is already an account with this address' })
    expect(notice?.plain).not.toContain('email-cim-megerositese')
    // The present address is written to all the same; what it confirms leads nowhere.
    expect((await open(await tokenTo(eva.email))).body.data).toEqual({ state: 'waiting' })
    expect(await addressOf(eva)).toBe(eva.email)
  })

  test('an account opened with it meanwhile keeps it', async () => {
    const anna = await person()
    const to = freshAddress()
    await ask(anna, to)
    const tokens = [await tokenTo(anna.email), await tokenTo(to)]
    await addAccount(portal.db, { email: to })
    expect((await open(tokens[0] ?? '')).body.data).toEqual({ state: 'waiting' })
    expect((await open(tokens[1] ?? '')).body.data).toEqual({ state: 'taken' })
    expect(await addressOf(anna)).toBe(anna.email)
    expect((await own(anna)).body.data.pending).toBeNull()
  })
})

describe('a change that waits', () => {
  const waiting = async () => {
    const anna = await person()
    const to = freshAddress()
    await ask(anna, to)
    return { anna, to, tokens: [await tokenTo(anna.email), await tokenTo(to)] as const }
  }
  const codes = async (tokens: readonly string[]) => (await Promise.all(tokens.map((token) => open(token)))).map(({ body }) => body.code)
  const dead = ['EMAIL_CHANGE_EXPIRED', 'EMAIL_CHANGE_EXPIRED']

  test('ends after two days', async () => {
    const { tokens } = await waiting()
    portal.setNow(start.add({ hours: 48, seconds: 1 }).toString())
    expect(await codes(tokens)).toEqual(dead)
  })

  test('is cancelled by its owner', async () => {
    const { anna, tokens } = await waiting()
    const other = await waiting()
    expect((await own(anna, '/cancel', {})).status).toBe(200)
    expect((await own(anna)).body.data.pending).toBeNull()
    expect(await codes(tokens)).toEqual(dead)
    expect((await open(other.tokens[0])).body.data, 'that of another waits on').toEqual({ state: 'waiting' })
  })

  test.each([0, 1] as const)('is declined by either link', async (which) => {
    const { anna, tokens } = await waiting()
    expect((await open(tokens[which], 'decline')).body).toEqual({ status: 200, data: {} })
    expect(await codes(tokens)).toEqual(dead)
    expect(await addressOf(anna)).toBe(anna.email)
  })

  test('is void when another address is asked for', async () => {
    const { anna, tokens } = await waiting()
    const to = freshAddress()
    await ask(anna, to)
    expect(await codes(tokens)).toEqual(dead)
    for (const address of [anna.email, to]) await open(await tokenTo(address))
    expect(await addressOf(anna)).toBe(to)
  })

  test('dies with a closed account', async () => {
    const { anna, to, tokens } = await waiting()
    await open(tokens[0])
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', anna.id).execute()
    expect((await open(tokens[1])).body.data).toEqual({ state: 'taken' })
    expect(await addressOf(anna)).not.toBe(to)
  })

  test('is asked for only so often, by one account and for one address', async () => {
    const anna = await person()
    for (let n = 0; n < 5; n++) expect((await ask(anna, freshAddress())).status).toBe(200)
    expect((await ask(anna, freshAddress())).body.code).toBe('TOO_MANY')
    const victim = freshAddress()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(await person(), victim)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('keeps the hashes of its links alone', async () => {
    const { tokens } = await waiting()
    const stored = JSON.stringify(await portal.db.selectFrom('emailChanges').selectAll().execute())
    for (const token of tokens) expect(stored).not.toContain(token)
  })
})
