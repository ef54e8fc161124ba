import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const password = 'Kék-Ház77'
const another = 'Zöld-Kert88'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
})
afterAll(() => portal.stop())
beforeEach(async () => {
  portal.setNow(start.toString())
  await portal.db.deleteFrom('rateLimitHits').execute()
})

const ask = (email: string, headers: Record<string, string> = {}) =>
  portal.call('POST', '/api/reset-password', { csrf: true, body: { email }, files: [], headers })
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const linksOf = async (email: string) => (await emailsTo(email)).flatMap(({ plain }) => /elfelejtett-jelszo\/([\w-]+)/.exec(plain)?.[1] ?? [])
const linkFor = async (email: string) => {
  await ask(email)
  return (await linksOf(email)).at(-1) ?? ''
}
const set = (link: string, chosen = another, call: 'set-password' | 'change-password' = 'change-password') =>
  portal.call('POST', `/api/${call}/${link}`, { csrf: true, body: { password: chosen, passwordConfirm: chosen } })
const logIn = (email: string, chosen: string) => portal.call('POST', '/api/login', { csrf: true, body: { email, password: chosen } })

describe('asking for a link', () => {
  test('is answered alike whether the account exists, is closed, or not; only the owner gets an email', async () => {
    const { email: known } = await addAccount(portal.db, { password })
    const { email: closed, id } = await addAccount(portal.db, { password })
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
    const answers = [await ask(known), await ask(closed), await ask('nobody@test.example')]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { status: 200, data: {} }])
    expect(await linksOf(known)).toHaveLength(1)
    expect(await emailsTo(closed)).toEqual([])
    expect(await emailsTo('nobody@test.example')).toEqual([])
  })

  test.each(['Host', 'X-Forwarded-Host', 'Forwarded', 'X-Forwarded-Proto', 'X-Original-Host', 'X-Forwarded-Port', 'Origin', 'Referer'])(
    'the link leads to the public address whatever %s says',
    async (header) => {
      const { email } = await addAccount(portal.db, { password })
      await ask(email, { [header.toLowerCase()]: header === 'Forwarded' ? 'host=attacker.example' : 'attacker.example' })
      const [sent] = await emailsTo(email)
      expect(sent?.plain).toContain('https://portal.mobilfutar.example/elfelejtett-jelszo/')
      expect(`${sent?.plain}${sent?.html}`).not.toContain('attacker')
    },
  )

  test.each([
    ['hu', 'Új jelszó beállítása', '30 percig'],
    ['en', 'Set a new password', '30 minutes'],
    ['de', 'Neues Passwort festlegen', '30 Minuten'],
    ['sl', 'Nastavitev novega gesla', '30 minut'],
  ] as const)('the email speaks the language of the account: %s', async (language, subject, validity) => {
    const { email } = await addAccount(portal.db, { password, language })
    await ask(email)
    const [sent] = await emailsTo(email)
    expect(sent).toMatchObject({ language, subject })
    expect(sent?.plain).toContain(validity)
  })

  test('more than three emails an hour are refused, known or not', async () => {
    const { email } = await addAccount(portal.db, { password })
    for (const address of [email, 'nobody@test.example']) {
      for (let n = 0; n < 3; n++) expect((await ask(address)).status).toBe(200)
      expect((await ask(address)).body).toMatchObject({ status: 429, code: 'TOO_MANY' })
    }
    expect(await linksOf(email)).toHaveLength(1)
  })

  test('a repeated job writes one email and leaves its link alive', async () => {
    const { email, id } = await addAccount(portal.db, { password })
    const { passwordLinkEmail } = await import('./password-link.email.ts')
    const link = await linkFor(email)
    await portal.db.transaction().execute((tx) =>
      // What a job is given, as far as this one looks.
      passwordLinkEmail.run({ tx, now: start, env: portal.env, enqueue: async () => {}, signatureIn: async () => [] } as never, {
        accountId: id,
        at: start.toString(),
      }),
    )
    expect(await linksOf(email)).toEqual([link])
    expect((await set(link)).status).toBe(200)
  })

  test('needs the token of the form, an address, and nothing else', async () => {
    expect((await portal.call('POST', '/api/reset-password', { body: { email: 'a@test.example' }, files: [] })).body.code).toBe('CSRFTOKEN_MISSING')
    const wrong = await portal.call('POST', '/api/reset-password', { csrf: true, body: { email: 'anna', role: 'vezeto' }, files: [] })
    expect(wrong.body.fields.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['email', 'EMAIL'],
      ['role', 'UNKNOWN_FIELD'],
    ])
  })
})

describe('a link', () => {
  test('sets the password once, lets nobody in, ends every session, and tells the owner', async () => {
    const { id, email } = await addAccount(portal.db, { password })
    const sessions = [await sessionOf(portal.db, { kind: 'account', accountId: id }), await sessionOf(portal.db, { kind: 'account', accountId: id })]
    const link = await linkFor(email)
    portal.setNow('2026-11-23T08:05:00Z')
    const answer = await set(link)
    expect([answer.status, answer.body]).toEqual([200, { status: 200, data: {} }])
    expect(answer.headers['set-cookie']).toBeUndefined()
    for (const session of sessions) expect((await portal.call('GET', `/api/customers/${id}`, { session })).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(401)
    expect((await logIn(email, another)).status).toBe(200)
    const notice = (await emailsTo(email)).at(-1)
    expect(notice?.subject).toBe('Megváltozott a jelszava')
    expect(notice?.plain).toContain('Időpont: 2026. november 23. 09:05')
    expect((await set(link)).body).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
  })

  test('of a hundred uses at once one wins', async () => {
    const { email } = await addAccount(portal.db, { password })
    const link = await linkFor(email)
    const statuses = (await Promise.all(Array.from({ length: 100 }, (_, n) => set(link, `Zöld-Kert${n + 100}`)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(99)
    expect((await logIn(email, `Zöld-Kert${statuses.indexOf(200) + 100}`)).status).toBe(200)
  })

  test('lives thirty minutes', async () => {
    const { email } = await addAccount(portal.db, { password })
    const link = await linkFor(email)
    portal.setNow('2026-11-23T08:30:01Z')
    expect((await set(link)).status).toBe(410)
    expect((await logIn(email, password)).status).toBe(200)
  })

  test('dies with the next one, and with the closing of the account', async () => {
    const { id, email } = await addAccount(portal.db, { password })
    const first = await linkFor(email)
    portal.setNow('2026-11-23T08:01:00Z')
    const second = await linkFor(email)
    expect(second).not.toBe(first)
    expect((await set(first)).status).toBe(410)
    await portal.db.updateTable('accounts').set({ enabled: false }).where('id', '=', id).execute()
    expect((await set(second)).status).toBe(410)
  })

  test('is a link of this purpose, not of another', async () => {
    const { createMailedLink } = await import('./mailed-link-store.ts')
    const { id } = await addAccount(portal.db, { password })
    const tracking = await createMailedLink(portal.db, start, { purpose: 'trackingLogin', accountId: id })
    expect((await set(tracking)).status).toBe(410)
    expect((await set('x'.repeat(43))).status).toBe(410)
  })

  test('serves its own call only, and its page says which', async () => {
    const { createMailedLink } = await import('./mailed-link-store.ts')
    const { email, id } = await addAccount(portal.db, { password })
    const shown = async (link: string) => (await portal.call('GET', `/api/password-links/${link}`)).body
    const forgotten = await linkFor(email)
    const invitation = await createMailedLink(portal.db, start, { purpose: 'invitation', accountId: id })
    expect((await shown(forgotten)).data).toEqual({ purpose: 'changePassword', email })
    expect((await shown(invitation)).data).toEqual({ purpose: 'invitation', email })
    expect((await set(forgotten, another, 'set-password')).body).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
    expect((await set(invitation, another, 'change-password')).body).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
    // Neither was spent by the wrong call, nor by the looks.
    expect((await set(forgotten)).status).toBe(200)
    expect(await shown(forgotten)).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
    expect(await shown('x'.repeat(43))).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
  })

  test.each([
    ['of an invitation', 'by the link of a forgotten password', 'invitation', 'set-password', 'change-password'],
    ['of a forgotten password', 'by an invitation', 'changePassword', 'change-password', 'set-password'],
  ] as const)('%s dies when the password is set %s', async (_which, _how, purpose, itsCall, otherCall) => {
    const { createMailedLink } = await import('./mailed-link-store.ts')
    const { id: accountId, email } = await addAccount(portal.db, { password })
    const { id: colleagueId } = await addAccount(portal.db, { password })
    const old = await createMailedLink(portal.db, start, { purpose, accountId })
    const ofColleague = await createMailedLink(portal.db, start, { purpose, accountId: colleagueId })
    const used = await createMailedLink(portal.db, start, { purpose: purpose === 'invitation' ? 'changePassword' : 'invitation', accountId })
    expect((await set(used, another, otherCall)).status).toBe(200)
    expect((await set(old, 'Szőlő-Hegy99', itsCall)).body).toMatchObject({ status: 410, code: 'PASSWORD_LINK_EXPIRED' })
    expect((await logIn(email, another)).status).toBe(200)
    // Nobody else’s link dies with it.
    expect((await set(ofColleague, another, itsCall)).status).toBe(200)
  })

  test('is not spent by a password that is refused', async () => {
    const { email } = await addAccount(portal.db, { password })
    const link = await linkFor(email)
    const refused = await portal.call('POST', `/api/change-password/${link}`, {
      csrf: true,
      language: 'en',
      body: { password: 'short', passwordConfirm: 'other' },
    })
    expect(refused.body.fields).toEqual([
      { path: 'password', code: 'PASSWORD_RULE', message: expect.stringContaining('at least 8 characters') },
      { path: 'passwordConfirm', code: 'PASSWORD_CONFIRM', message: 'The two passwords do not match. Enter the same one in both fields.' },
    ])
    expect((await set(link, 'P@ssw0rd1!')).body.fields[0].code).toBe('PASSWORD_COMMON')
    expect((await set(link)).status).toBe(200)
  })

  test('lets an owner in who was locked out by guesses', async () => {
    const { email } = await addAccount(portal.db, { password })
    for (let n = 0; n < 6; n++) await logIn(email, 'Kék-Ház00')
    expect((await logIn(email, password)).status).toBe(429)
    await set(await linkFor(email))
    expect((await logIn(email, another)).status).toBe(200)
  })

  test('is kept as a hash only', async () => {
    const { email } = await addAccount(portal.db, { password })
    const link = await linkFor(email)
    expect(JSON.stringify(await portal.db.selectFrom('mailedLinks').selectAll().execute())).not.toContain(link)
  })
})
