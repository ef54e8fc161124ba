import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const password = 'Kék-Ház77'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

let count = 0
const stranger = () => `uj${++count}@test.example`
const setupIn = async (language: string) => (await portal.call('GET', '/api/registration-setup', { language })).body.data
const bodyOf = async (email: string, language = 'hu') => ({
  customerType: 'B2C',
  lastName: 'Nagy',
  firstName: 'Éva',
  email,
  gdpr: true,
  termsAndCond: true,
  textVersions: (await setupIn(language)).textVersions,
})
const company = { customerType: 'MOST-B2B', companyName: 'Minta', businessForm: 1, taxNumber: '12345676241' }
const register = async (email: string, more: object = {}, language = 'hu') =>
  portal.call('POST', '/api/registrations', { csrf: true, language, body: { ...(await bodyOf(email, language)), ...more } })
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const linkTo = async (email: string) => /elfelejtett-jelszo\/([\w-]+)/.exec((await emailsTo(email)).at(-1)?.plain ?? '')?.[1] ?? ''
const open = (link: string, chosen = password) =>
  portal.call('POST', `/api/set-password/${link}`, { csrf: true, body: { password: chosen, passwordConfirm: chosen } })
const accountOf = (email: string) => portal.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
const waitingOf = (email: string) => portal.db.selectFrom('registrations').selectAll().where('email', '=', email).execute()
const historyOf = (requestId: number) =>
  portal.db
    .selectFrom('requestHistory')
    .select(['step', 'code', 'byKind', 'byAccountId'])
    .where('requestId', '=', requestId)
    .where('step', '<>', 'requestReceived')
    .execute()

describe('registering', () => {
  test('opens no account until the link of the email sets the password', async () => {
    const email = stranger()
    expect((await register(email)).body).toEqual({ status: 200, data: {} })
    expect(await accountOf(email)).toBeUndefined()
    const link = await linkTo(email)
    expect((await portal.call('GET', `/api/password-links/${link}`)).body.data).toEqual({ purpose: 'registration', email })

    const answer = await open(link)
    expect([answer.status, answer.body, answer.headers['set-cookie']]).toEqual([200, { status: 200, data: {} }, undefined])
    expect(await accountOf(email)).toMatchObject({
      customerType: 'B2C',
      lastName: 'Nagy',
      firstName: 'Éva',
      defaultLanguage: 'hu',
      companyName: null,
    })
    const login = await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })
    expect(login.body).toMatchObject({ status: 200, type: 'B2C' })
    expect(await waitingOf(email)).toEqual([])
    // Of a password that is the first nobody is told that it changed.
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('a telephone number may be given, and is the account’s then', async () => {
    const [withPhone, blank] = [stranger(), stranger()]
    await register(withPhone, { phone: '06 30 123-4567' })
    await register(blank, { phone: ' ' })
    for (const email of [withPhone, blank]) await open(await linkTo(email))
    expect([(await accountOf(withPhone))?.phone, (await accountOf(blank))?.phone]).toEqual(['+36301234567', null])
  })

  test('a company registers with its name, form and tax number', async () => {
    const email = stranger()
    expect((await register(email, company)).status).toBe(200)
    expect((await open(await linkTo(email))).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ customerType: 'MOST-B2B', companyName: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41' })
  })

  test.each([
    [{ customerType: 'MOST-B2B' }, { companyName: 'REQUIRED', businessForm: 'REQUIRED', taxNumber: 'REQUIRED' }],
    [{ ...company, taxNumber: '12345678-2-41' }, { taxNumber: 'TAX_NUMBER' }],
    [
      { ...company, customerType: 'B2C' },
      { companyName: 'FIELD_NOT_ASKED', businessForm: 'FIELD_NOT_ASKED', taxNumber: 'FIELD_NOT_ASKED' },
    ],
    [{ ...company, businessForm: 987 }, { businessForm: 'INVALID_INPUT' }],
    [{ customerType: 'EMPLOYEE' }, { customerType: 'INVALID_INPUT' }],
    [{ customerType: 'FLOTTA' }, { customerType: 'INVALID_INPUT' }],
    [
      { gdpr: false, termsAndCond: false },
      { gdpr: 'PRIVACY_REQUIRED', termsAndCond: 'TERMS_REQUIRED' },
    ],
    [
      { firstName: '', email: 'nagy' },
      { firstName: 'REQUIRED', email: 'EMAIL' },
    ],
    [{ phone: '12' }, { phone: 'PHONE' }],
    [{ permissionKeys: ['permission.grant'] }, { permissionKeys: 'UNKNOWN_FIELD' }],
    [
      { textVersions: { privacy: 999, terms: 999 } },
      { 'textVersions.privacy': 'TEXT_VERSION_CHANGED', 'textVersions.terms': 'TEXT_VERSION_CHANGED' },
    ],
  ])('%j is refused', async (more, refused) => {
    const email = stranger()
    const { body } = await register(email, more)
    expect(Object.fromEntries(body.fields.map(({ path, code }: { path: string; code: string }) => [path, code]))).toEqual(refused)
    expect(await waitingOf(email)).toEqual([])
  })

  test('what was accepted is recorded with its version, moment and address, and never changes', async () => {
    const email = stranger()
    await register(email)
    portal.setNow(start.add({ hours: 5 }).toString())
    await open(await linkTo(email))
    const { id = 0 } = (await accountOf(email)) ?? {}
    const { privacy, terms } = (await setupIn('hu')).textVersions
    const consents = () => portal.db.selectFrom('accountConsents').selectAll().where('accountId', '=', id).orderBy('textVersionId').execute()
    const given = (await consents()).map(({ givenAt, ...rest }) => ({ ...rest, givenAt: givenAt.toString() }))
    const about = { accountId: id, channel: 'web', ip: '127.0.0.1', givenAt: start.toString() }
    expect(given).toEqual([privacy, terms].toSorted((a, b) => a - b).map((textVersionId) => ({ ...about, textVersionId })))
    await expect(portal.db.updateTable('accountConsents').set({ ip: null }).execute()).rejects.toThrow('never changed')
  })

  test.each([
    ['hu', 'Erősítse meg a regisztrációját', '72 óráig'],
    ['en', 'Confirm your registration', '72 hours'],
    ['de', 'Bestätigen Sie Ihre Registrierung', '72 Stunden'],
    ['sl', 'Potrdite svojo registracijo', '72 ur'],
  ] as const)('the email and the account speak the language of the page: %s', async (language, subject, validity) => {
    const email = stranger()
    await register(email, {}, language)
    const [sent] = await emailsTo(email)
    expect(sent).toMatchObject({ language, subject })
    expect(sent?.plain).toContain(validity)
    await open(await linkTo(email))
    expect(await accountOf(email)).toMatchObject({ defaultLanguage: language })
  })
})

describe('an address that has an account', () => {
  test('is answered like any other; its owner is told by mail, and nothing is kept', async () => {
    const { email } = await addAccount(portal.db, { password, language: 'de' })
    const known = await register(email, { firstName: 'Idegen' })
    const unknown = await register(stranger())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const [sent] = await emailsTo(email)
    expect(sent).toMatchObject({ language: 'de', subject: 'Sie haben bereits ein Konto auf dem Mobilfutár-Portal' })
    expect(sent?.plain).toContain('https://portal.mobilfutar.example/bejelentkezes')
    expect(sent?.plain).not.toContain('elfelejtett-jelszo')
    expect(await waitingOf(email)).toEqual([])
    expect(await accountOf(email)).toMatchObject({ firstName: 'Anna' })
  })

  test('a closed one gets no email', async () => {
    const { email, id } = await addAccount(portal.db, { password })
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
    expect((await register(email)).body).toEqual({ status: 200, data: {} })
    expect(await emailsTo(email)).toEqual([])
  })

  test('more than three emails an hour are refused, known or not', async () => {
    const { email } = await addAccount(portal.db, { password })
    for (const address of [email, stranger()]) {
      for (let n = 0; n < 3; n++) expect((await register(address)).status).toBe(200)
      expect((await register(address)).body).toMatchObject({ status: 429, code: 'TOO_MANY' })
      expect(await emailsTo(address)).toHaveLength(3)
    }
  })
})

describe('the link', () => {
  const over = { status: 410, code: 'REGISTRATION_LINK_EXPIRED' }

  test('lives 72 hours, and says what to do when it is over', async () => {
    const email = stranger()
    await register(email)
    const link = await linkTo(email)
    portal.setNow(start.add({ hours: 71 }).toString())
    expect((await portal.call('GET', `/api/password-links/${link}`)).status).toBe(200)
    portal.setNow(start.add({ hours: 72, seconds: 1 }).toString())
    expect((await portal.call('GET', `/api/password-links/${link}`)).body).toMatchObject({
      ...over,
      message: expect.stringContaining('regisztráljon újra'),
    })
    expect((await open(link)).body).toMatchObject(over)
    expect(await accountOf(email)).toBeUndefined()
  })

  test('sets the first password only, and not by the other call', async () => {
    const email = stranger()
    await register(email)
    const link = await linkTo(email)
    const body = { password, passwordConfirm: password }
    expect((await portal.call('POST', `/api/change-password/${link}`, { csrf: true, body })).body).toMatchObject({ code: 'PASSWORD_LINK_EXPIRED' })
    expect((await open(link)).status).toBe(200)
    expect((await open(link, 'Zöld-Kert88')).body).toMatchObject(over)
    expect((await portal.call('POST', '/api/login', { csrf: true, body: { email, password } })).status).toBe(200)
  })

  test('of many links used at once, of one registration and of three, one wins', async () => {
    const email = stranger()
    for (let n = 0; n < 3; n++) await register(email)
    const links = (await emailsTo(email)).map(({ plain }) => /elfelejtett-jelszo\/([\w-]+)/.exec(plain)?.[1] ?? '')
    expect(new Set(links).size).toBe(3)
    const answers = await Promise.all([...links, ...links, ...links].map((link, n) => open(link, `Zöld-Kert${n + 10}`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(8)
    const chosen = `Zöld-Kert${statuses.indexOf(200) + 10}`
    expect((await portal.call('POST', '/api/login', { csrf: true, body: { email, password: chosen } })).status).toBe(200)
  })

  test('opens nothing where the address has got an account meanwhile', async () => {
    const email = stranger()
    await register(email)
    const link = await linkTo(email)
    await addAccount(portal.db, { email })
    expect((await open(link)).body).toMatchObject(over)
    expect(await accountOf(email)).toMatchObject({ passwordHash: null })
  })
})

describe('earlier requests of the address', () => {
  test('move into the account once it is open, each with one line of history; nobody else’s do', async () => {
    const email = stranger()
    const { id: other } = await addAccount(portal.db)
    const [first, second, strange, taken] = [
      await insertRequest(portal.db, { email }),
      await insertRequest(portal.db, { email, status: 'SERVICE_DONE', closedAt: start }),
      await insertRequest(portal.db, { email: stranger() }),
      await insertRequest(portal.db, { email, accountId: other }),
    ]
    await register(email)
    const link = await linkTo(email)
    expect(await historyOf(first)).toEqual([])
    await open(link)
    await portal.jobsDone()
    const { id = 0 } = (await accountOf(email)) ?? {}
    const owners = await portal.db.selectFrom('requests').select(['id', 'accountId']).where('id', 'in', [first, second, strange, taken]).execute()
    expect(new Map(owners.map((row) => [row.id, row.accountId]))).toEqual(
      new Map([
        [first, id],
        [second, id],
        [strange, null],
        [taken, other],
      ]),
    )
    const line = { step: 'accountAttached', code: null, byKind: 'customer', byAccountId: id }
    for (const request of [first, second]) expect(await historyOf(request)).toEqual([line])
    for (const request of [strange, taken]) expect(await historyOf(request)).toEqual([])
  })
})
