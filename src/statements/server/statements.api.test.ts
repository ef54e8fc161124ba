import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { insertWorksheet } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let clerk: Session & { accountId: number }
/** Sees requests, may not answer. */
let receiver: Session
beforeAll(async () => {
  portal = await startPortal()
  clerk = await employeeWith(portal, 'request.queue', 'message.reply')
  receiver = await employeeWith(portal, 'request.queue')
})
afterAll(() => portal.stop())

let key = 0
const email = 'kovacs.eva@example.com'
const send = async (path: 'complaints' | 'withdrawals', body: object, language = 'hu'): Promise<string> => {
  const answer = await portal.call('POST', `/api/${path}`, { csrf: true, idempotencyKey: `statement-case-${key++}`, body, language })
  expect(answer.status).toBe(200)
  await portal.jobsDone()
  return answer.body.data.number
}
const complain = (requestNumber: string, over: object = {}) =>
  send('complaints', { name: 'Kovács Éva', email, subject: 'Karcos lett', message: 'A kijelzőn karc van.', requestNumber, ...over })
const withdraw = (contract: string, over: object = {}) => send('withdrawals', { name: 'Kovács Éva', email, contract, ...over })

const ofRequest = async (id: number) =>
  (await portal.call('GET', `/api/service-desk/requests/${id}/statements`, { session: clerk })).body.data.statements
const own = (id: number, session: Session) => portal.call('GET', `/api/customer-requests/${id}/statements`, { session })
const move = (id: number, body: object, session: Session = clerk) =>
  portal.call('POST', `/api/service-desk/statements/${id}/steps`, { session, body })
const join = (id: number, body: object, session: Session = clerk) => portal.call('POST', `/api/service-desk/statements/${id}/join`, { session, body })
const mailed = async (number: string) =>
  (await portal.emails()).filter(({ kind, subject }) => kind === 'statements.mailMoved' && subject.includes(number))
const inGroups = (id: number, between: string) => String(id).replace(/\B(?=(\d{3})+$)/g, between)

describe('which request it is about', () => {
  test.each([
    ['as it is', (id: number) => String(id)],
    ['in groups', (id: number) => inGroups(id, ' ')],
    ['with blanks that do not break', (id: number) => inGroups(id, '\u00A0')],
    ['with hyphens, among other words and numbers', (id: number) => `2026. 11. 20., ${inGroups(id, '-')} iPhone 15`],
  ])('is read from what was typed: %s', async (_, typed) => {
    const id = await insertRequest(portal.db, { email: email.toUpperCase() })
    const number = await withdraw(typed(id))
    expect(await ofRequest(id)).toMatchObject([{ number, kind: 'withdrawal', state: 'RECEIVED', dueOn: '2026-12-07', isOfCustomer: true }])
  })

  test.each([
    ['the number of its worksheet', 'MC12345678', 'MC12345678'],
    ['in groups, among other words and numbers', 'MC22345678', 'Munkalap: mc 22 345-678 2026. 11. 20.'],
    ['the number of a brand’s sheet', 'LG-2026-000123', 'lg 2026/000123'],
  ])('is read from %s', async (_, gsmWorksheetId, typed) => {
    const id = await insertRequest(portal.db, { email, gsmWorksheetId })
    const stranger = await insertRequest(portal.db, { email: 'masvalaki@example.com' })
    const number = await withdraw(typed)
    expect(await ofRequest(id)).toMatchObject([{ number }])
    expect(await ofRequest(stranger)).toEqual([])
    // From another address, or within a longer number, it is nobody's.
    await withdraw(typed, { email: 'harmadik@example.com' })
    await withdraw(`${gsmWorksheetId}9`)
    expect(await ofRequest(id)).toHaveLength(1)
  })

  test('is read from the number of an invoice about it; what names a request itself is believed first', async () => {
    const id = await insertRequest(portal.db, { email })
    const other = await insertRequest(portal.db, { email })
    await insertInvoice(portal.db, id, { number: 'MF-2026-004711' })
    const number = await withdraw('számla MF-2026-004711')
    expect(await ofRequest(id)).toMatchObject([{ number }])
    const about = await withdraw(`MF-2026-004711, ${inGroups(other, ' ')}`)
    expect(await ofRequest(other)).toMatchObject([{ number: about }])
  })

  test('is not believed from another address, nor from a longer number', async () => {
    const id = await insertRequest(portal.db, { email: 'masvalaki@example.com' })
    const same = await insertRequest(portal.db, { email })
    await complain(String(id))
    await withdraw(`1${same}`)
    expect(await ofRequest(id)).toEqual([])
    expect(await ofRequest(same)).toEqual([])
  })

  test('is said by an employee where the words did not; what came from another address stays off the customer’s page and its email has no link', async () => {
    const id = await insertRequest(portal.db, { email: 'masvalaki@example.com' })
    const number = await complain('nem tudom')
    const listed = await portal.call('GET', '/api/service-desk/statements?size=100', { session: clerk })
    const found = listed.body.data.statements.find((one: { number: string }) => one.number === number)
    expect(found).toMatchObject({ crmRequestId: null, version: 1 })
    expect(await join(found.id, { version: 1, crmRequestId: 987_654_321 })).toMatchObject({ status: 404 })
    expect((await join(found.id, { version: 7, crmRequestId: id })).body.code).toBe('STATEMENT_MOVED_ON')
    const first = await join(found.id, { version: 1, crmRequestId: id })
    expect(first.body.data.statement).toMatchObject({ crmRequestId: id, version: 2, isOfCustomer: false })
    expect((await join(found.id, { version: 1, crmRequestId: id })).body).toEqual(first.body)
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await own(id, customer)).body.data.statements).toEqual([])
    await move(found.id, { version: 2, state: 'EXAMINED', note: '' })
    const [mail] = await mailed(number)
    expect(mail?.recipient).toBe(email)
    expect(mail?.html).not.toContain('/igeny-reszletei/')
  })
})

describe('the answer to a withdrawal', () => {
  const ordered = {
    ...{ isOfConsumer: true, at: '2026-11-20T09:00:00Z', isBegunAtOnce: false, isLossKnown: false },
    ...{ term: { lastDay: '2026-12-04', isInTime: true }, work: { as: 'none', at: null } },
  }

  test.each([
    ['a consumer who asked that it begin at once', {}, 1, { ...ordered, isBegunAtOnce: true }],
    ['a consumer who did not', {}, null, ordered],
    ['nothing ordered yet', {}, undefined, { ...ordered, at: null, term: null }],
    ['a company', { companyName: 'Minta Kft.' }, null, { ...ordered, isOfConsumer: false, term: null }],
    [
      'a finished repair',
      { readyAt: start, status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED' },
      null,
      { ...ordered, work: { as: 'done', at: '2026-11-23T08:00:00Z' } },
    ],
  ])('depends on who ordered the repair and when: %s', async (_, row, startNow, order) => {
    const id = await insertRequest(portal.db, { email, ...row })
    const anyText = startNow && (await portal.db.selectFrom('textVersions').select('id').limit(1).executeTakeFirstOrThrow()).id
    if (anyText !== undefined) await insertDecidedQuote(portal.db, id, 'accepted', { startNowTextId: anyText })
    await withdraw(String(id))
    await complain(String(id))
    expect(await ofRequest(id)).toMatchObject([
      { kind: 'complaint', order: null },
      { kind: 'withdrawal', order },
    ])
  })

  test('names the term of the refund where it is accepted, and where to turn where it is not', async () => {
    const settled = async (outcome: string) => {
      const id = await insertRequest(portal.db, { email })
      const number = await withdraw(String(id))
      const [{ id: caseId }] = await ofRequest(id)
      expect((await move(caseId, { version: 1, state: 'SETTLED', outcome, note: 'Így döntöttünk.' })).status).toBe(200)
      return (await mailed(number))[0]?.plain
    }
    const [accepted, rejected] = [await settled('ACCEPTED'), await settled('REJECTED')]
    expect(accepted).toContain('2026. december 7.')
    expect(accepted).not.toContain('Békéltető')
    expect(rejected).toContain('Budapesti Békéltető Testület')
    expect(rejected).not.toContain('2026. december 7.')
  })

  test('after the term says so, and that the sheet was saved after the order', async () => {
    const id = await insertRequest(portal.db, { email, gsmWorksheetId: 'MC42345678' })
    await insertDecidedQuote(portal.db, id, 'accepted')
    await insertWorksheet(portal, id)
    const savedAt = Temporal.Instant.from('2026-11-22T10:00:00Z')
    await portal.db.updateTable('worksheets').set({ savedAt, savedByAccountId: clerk.accountId }).where('requestId', '=', id).execute()
    await withdraw(String(id))
    await portal.db
      .updateTable('statementCases')
      .set({ receivedAt: Temporal.Instant.from('2026-12-04T23:30:00Z') })
      .where('requestId', '=', id)
      .execute()
    expect(await ofRequest(id)).toMatchObject([
      { order: { term: { lastDay: '2026-12-04', isInTime: false }, work: { as: 'saved', at: '2026-11-22T10:00:00Z' } } },
    ])
  })

  test('of a company names no board of consumers, in the email or on its page', async () => {
    for (const send of [withdraw, complain]) {
      const id = await insertRequest(portal.db, { email, companyName: 'Minta Kft.' })
      const number = await send(String(id))
      const [{ id: caseId }] = await ofRequest(id)
      await move(caseId, { version: 1, state: 'SETTLED', outcome: 'REJECTED', note: 'Vállalkozásként kötötte a szerződést.' })
      expect((await mailed(number))[0]?.plain).not.toMatch(/Békéltető|békéltető|fogyasztó/)
      const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
      expect((await own(id, customer)).body.data.statements).toMatchObject([{ isOfConsumer: false }])
    }
  })
})

describe('the way of a complaint', () => {
  test('every step is one email, shows to both sides, and its repeat changes nothing', async () => {
    const id = await insertRequest(portal.db, { email })
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    const number = await complain(String(id))
    const received = (await own(id, customer)).body.data.statements
    expect(received).toEqual([
      {
        ...{ number, kind: 'complaint', state: 'RECEIVED', outcome: null, receivedAt: '2026-11-23T08:00:00Z', dueOn: '2026-12-23' },
        ...{ subject: 'Karcos lett', words: 'A kijelzőn karc van.', isOfConsumer: true, steps: [] },
      },
    ])
    const [{ id: caseId }] = await ofRequest(id)
    const examined = await move(caseId, { version: 1, state: 'EXAMINED', note: '' })
    expect(examined.body.data.statement).toMatchObject({ state: 'EXAMINED', version: 2, steps: [{ state: 'EXAMINED', by: 'Kovács Anna' }] })
    expect((await move(caseId, { version: 1, state: 'EXAMINED', note: '' })).body).toEqual(examined.body)
    const settled = { version: 2, state: 'SETTLED', outcome: 'REJECTED', note: 'A karc a bevételi fotókon már látszik.' }
    expect((await move(caseId, settled)).status).toBe(200)
    expect((await move(caseId, settled)).status).toBe(200)
    expect((await move(caseId, { ...settled, note: 'Más.' })).body.code).toBe('STATEMENT_MOVED_ON')

    const mails = await mailed(number)
    expect(mails.map(({ subject }) => subject)).toEqual([`Vizsgáljuk a panaszát (${number})`, `Válasz a panaszára (${number})`])
    expect(mails[0]?.plain).toContain('2026. december 23.')
    for (const words of [
      'A karc a bevételi fotókon már látszik.',
      'Budapesti Békéltető Testület',
      'kormányhivatal',
      'alávetési',
      '/igeny-reszletei/',
      'Ne adja tovább ezt a levelet',
    ])
      expect(mails[1]?.plain).toContain(words)
    const [shown] = (await own(id, customer)).body.data.statements
    expect(shown).toMatchObject({ state: 'SETTLED', outcome: 'REJECTED' })
    expect(shown.steps).toEqual([
      { state: 'EXAMINED', outcome: null, note: '', at: '2026-11-23T08:00:00Z' },
      { state: 'SETTLED', outcome: 'REJECTED', note: 'A karc a bevételi fotókon már látszik.', at: '2026-11-23T08:00:00Z' },
    ])
    // What turned out wrong is examined again, by a new step.
    expect((await move(caseId, { version: 3, state: 'EXAMINED', note: 'Új fotót kaptunk.' })).body.data.statement).toMatchObject({
      state: 'EXAMINED',
      outcome: null,
    })
  })

  test('of two employees at once one moves it', async () => {
    const id = await insertRequest(portal.db, { email })
    await complain(String(id))
    const [{ id: caseId }] = await ofRequest(id)
    const other = await employeeWith(portal, 'request.queue', 'message.reply')
    const step = { version: 1, state: 'SETTLED', outcome: 'PARTLY', note: 'Részben.' }
    const answers = await Promise.all([move(caseId, step), move(caseId, step, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await ofRequest(id))[0].steps).toHaveLength(1)
  })

  test.each(['en', 'de', 'sl'])('its email speaks %s, as it was written', async (language) => {
    const id = await insertRequest(portal.db, { email })
    const number = await send('withdrawals', { name: 'Eva', email, contract: String(id) }, language)
    const [{ id: caseId }] = await ofRequest(id)
    await move(caseId, { version: 1, state: 'SETTLED', outcome: 'ACCEPTED', note: 'OK' })
    expect(await mailed(number)).toMatchObject([{ language }])
  })
})

describe('what is refused', () => {
  test.each([
    [{ state: 'SETTLED', version: 1, outcome: 'ACCEPTED', note: ' ' }, 'note', 'REQUIRED'],
    [{ state: 'SETTLED', version: 1, note: 'Ok' }, 'outcome', 'REQUIRED'],
    [{ state: 'SETTLED', version: 1, outcome: 'PARTLY', note: 'Ok' }, 'outcome', 'INVALID_INPUT'],
    [{ state: 'RECEIVED', version: 1, note: 'Ok' }, 'state', 'INVALID_INPUT'],
    [{ state: 'EXAMINED', version: 1, note: 'x'.repeat(3001) }, 'note', 'TEXT_TOO_LONG'],
  ])('%j', async (body, path, code) => {
    const id = await insertRequest(portal.db, { email })
    const number = await withdraw(String(id))
    const [before] = await ofRequest(id)
    const answer = await move(before.id, body)
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, code }] } })
    expect(await ofRequest(id)).toEqual([before])
    expect(await mailed(number)).toEqual([])
  })

  test('an employee without the key, a customer, and whoever holds another request', async () => {
    const id = await insertRequest(portal.db, { email })
    await withdraw(String(id))
    const [{ id: caseId }] = await ofRequest(id)
    const stranger = await sessionOf(portal.db, { kind: 'tracking', requestId: await insertRequest(portal.db, {}) })
    const { id: accountId } = await addAccount(portal.db)
    const customer = await sessionOf(portal.db, { kind: 'account', accountId })
    for (const session of [receiver, customer]) expect((await move(caseId, { version: 1, state: 'EXAMINED', note: '' }, session)).status).toBe(403)
    expect((await own(id, stranger)).status).toBe(404)
    expect((await own(id, customer)).status).toBe(404)
    expect((await portal.call('GET', '/api/service-desk/statements', { session: customer })).status).toBe(403)
    expect((await move(999_999, { version: 1, state: 'EXAMINED', note: '' })).status).toBe(404)
    expect((await portal.call('GET', '/api/service-desk/requests/987654321/statements', { session: clerk })).status).toBe(404)
  })

  test('a step is never changed or removed', async () => {
    await expect(portal.db.updateTable('statementSteps').set({ note: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('statementSteps').execute()).rejects.toThrow('never changed')
  })
})

test('the list goes page by page, the nearest term first, and tells what is late', async () => {
  const pageOf = async (query: string) => (await portal.call('GET', `/api/service-desk/statements?${query}`, { session: receiver })).body.data
  const all = (await pageOf('size=100')).statements
  expect(all.length).toBeGreaterThan(4)
  const walked = []
  for (let after = ''; ; ) {
    const { statements, next } = await pageOf(`size=2${after}`)
    walked.push(...statements)
    if (next === null) break
    after = `&after=${next}`
  }
  expect(walked).toEqual(all)
  expect(all.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(all.map(({ dueOn }: { dueOn: string }) => dueOn).toSorted())
  expect(new Set(all.map(({ state }: { state: string }) => state)).has('SETTLED')).toBe(false)
  const settled = (await pageOf('list=settled&size=1')).statements
  expect(settled).toMatchObject([{ state: 'SETTLED', isLate: false }])
  expect((await portal.call('GET', '/api/service-desk/statements?after=nope', { session: receiver })).status).toBe(422)

  const later = Temporal.Instant.from('2026-12-24T08:00:00Z')
  portal.setNow(later.toString())
  const session = await sessionOf(portal.db, { kind: 'account', accountId: clerk.accountId }, later)
  const overdue = (await portal.call('GET', '/api/service-desk/statements?size=100', { session })).body.data.statements
  expect(overdue.map(({ isLate }: { isLate: boolean }) => isLate)).toEqual(all.map(() => true))
})
