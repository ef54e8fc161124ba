import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, line, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session
beforeAll(async () => {
  portal = await startPortal()
  technician = await employeeWith(portal, 'quote.edit', 'quote.send')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const url = (id: number, rest: string) => `/api/customer-requests/${id}/${rest}`
const seen = async (id: number, session: Session) => (await portal.call('GET', url(id, 'quote'), { session })).body.data.quote
const lastMoment = Temporal.Instant.from('2026-12-18T22:59:59.999Z')

/** A quote waiting for its customer. */
async function waiting(row: Parameters<typeof insertRequest>[1] = {}, of?: readonly object[]) {
  const id = await arrived(portal, row)
  await sendQuote(portal, technician, id, of)
  // As young as the decision: a session of half an hour would be over at the end of the quote.
  const customer = (now?: Temporal.Instant) => sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
  return { id, customer, session: await customer() }
}
const evidenceOf = (id: number) =>
  portal.db.selectFrom('quoteDecisions').innerJoin('quotes', 'quotes.id', 'quoteId').selectAll('quoteDecisions').where('requestId', '=', id).execute()
const historyOf = (id: number) =>
  portal.db
    .selectFrom('requestHistory')
    .select(['step', 'code', 'byKind', 'note'])
    .where('requestId', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('an acceptance', () => {
  test('orders the repair and leaves its evidence', async () => {
    const { id, session } = await waiting()
    const body = await acceptance(portal, session, id)
    const { status, body: answered } = await answer(portal, session, id, body)
    expect(status).toBe(200)
    expect(answered.data).toMatchObject({
      quoteAcceptedStatus: true,
      version: 1,
      totals: { gross: 51_512 },
      fees: null,
      decidedAt: '2026-11-23T08:00:00Z',
    })
    expect(answered.data.chosenLineIds).toHaveLength(3)
    expect(await statusOf(portal, id)).toBe('QUOTE_ACCEPTED')
    expect(await historyOf(id)).toEqual({ step: 'acceptQuote', code: 32, byKind: 'customer', note: 'web' })
    const [evidence] = await evidenceOf(id)
    expect(evidence).toMatchObject({ decision: 'accepted', byKind: 'customer', channel: 'web', ip: '127.0.0.1', gross: 51_512 })
    const texts = await portal.db
      .selectFrom('textVersions')
      .select(['kind', 'language', 'body'])
      .where('id', 'in', [evidence?.orderTextId ?? 0, evidence?.startNowTextId ?? 0, evidence?.startLossTextId ?? 0])
      .orderBy('kind')
      .execute()
    expect(texts).toEqual([
      { kind: 'orderToPay', language: 'hu', body: 'Fizetési kötelezettséggel járó megrendelés' },
      { kind: 'startLoss', language: 'hu', body: expect.stringContaining('elállási jogomat elveszítem') },
      { kind: 'startNow', language: 'hu', body: expect.stringContaining('14 napos elállási határidő lejárta előtt') },
    ])
  })

  test('said twice is one acceptance with one answer; the opposite, or another choice, comes too late', async () => {
    const { id, session } = await waiting()
    const body = await acceptance(portal, session, id)
    const first = await answer(portal, session, id, body)
    portal.setNow('2026-11-23T08:07:00Z')
    expect((await answer(portal, session, id, body)).body).toEqual(first.body)
    // What was said stays said, with less said about it.
    expect((await answer(portal, session, id, { ...body, declarations: undefined, textVersions: undefined })).body).toEqual(first.body)
    const quote = await seen(id, session)
    const dearer = quote.lines.find(({ choice }: { choice: string }) => choice === 'alternative').id
    for (const other of [{ quoteAcceptedStatus: false }, { chosenLineIds: [dearer] }])
      expect((await answer(portal, session, id, { ...body, ...other })).body).toMatchObject({ status: 409, code: 'DECISION_MOVED_ON' })
    expect((await answer(portal, session, id, { ...body, version: 2 })).body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON' })
    expect(await evidenceOf(id)).toHaveLength(1)
    expect(quote).toMatchObject({ status: 'accepted', may: { decide: false, decideOnBehalf: false }, decision: first.body.data })
  })

  test.each([
    ['without a choice between the parts', { chosenLineIds: [] }, 422, 'QUOTE_CHOICE', 'chosenLineIds'],
    ['with a line that is not there', { chosenLineIds: [999_999] }, 422, 'QUOTE_CHOICE', 'chosenLineIds'],
    ['without asking to start', { declarations: { startNow: false, startLoss: true } }, 422, 'START_NOW_REQUIRED', 'declarations.startNow'],
    ['without accepting the loss', { declarations: { startNow: true, startLoss: false } }, 422, 'START_LOSS_REQUIRED', 'declarations.startLoss'],
    ['without any declaration', { declarations: undefined }, 422, 'START_NOW_REQUIRED', 'declarations.startNow'],
    ['to words nobody read', { textVersions: undefined }, 409, 'TEXT_VERSION_CHANGED', 'textVersions.orderToPay'],
    ['to other words', { textVersions: { orderToPay: 1, startNow: 1, startLoss: 1 } }, 409, 'TEXT_VERSION_CHANGED', 'textVersions.orderToPay'],
    ['of a version that is not there', { version: 2 }, 409, 'STATE_MOVED_ON', undefined],
    ['that says neither yes nor no', { quoteAcceptedStatus: 'igen' }, 422, 'INVALID_INPUT', 'quoteAcceptedStatus'],
    ['with more than was asked', { price: 1 }, 422, 'UNKNOWN_FIELD', 'price'],
  ])('is refused %s', async (_how, over, status, code, path) => {
    const { id, session } = await waiting()
    const { body } = await answer(portal, session, id, { ...(await acceptance(portal, session, id)), ...over })
    expect({ status: body.status, code: path ? body.fields[0].code : body.code }).toEqual({ status, code })
    if (path) expect(body.fields[0].path).toBe(path)
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    expect(await evidenceOf(id)).toEqual([])
  })

  test('of a company needs no declarations; the words of the button are kept where they were read', async () => {
    const { id, session } = await waiting({ customerType: 'B2B', companyName: 'Minta Kft.' })
    const body = { ...(await acceptance(portal, session, id)), declarations: undefined }
    const others = { ...body.textVersions, orderToPay: body.textVersions.startNow }
    expect((await answer(portal, session, id, { ...body, textVersions: others })).body.code).toBe('TEXT_VERSION_CHANGED')
    expect((await answer(portal, session, id, body)).status).toBe(200)
    expect((await evidenceOf(id))[0]).toMatchObject({ startNowTextId: null, startLossTextId: null, orderTextId: expect.any(Number) })
  })

  test('is of the words of the page’s own language', async () => {
    const { id, session } = await waiting({ language: 'de' })
    const body = await acceptance(portal, session, id, { language: 'de' })
    expect((await answer(portal, session, id, body, 'hu')).body.code).toBe('TEXT_VERSION_CHANGED')
    expect((await answer(portal, session, id, body, 'de')).status).toBe(200)
  })
})

describe('SPEC 7’s body alone (DESIGN 8.24)', () => {
  const accepted = { quoteAcceptedStatus: true }

  test('refuses the newest version, and twice is once', async () => {
    const { id, session } = await waiting()
    await sendQuote(portal, technician, id, [line()])
    const first = await answer(portal, session, id, { quoteAcceptedStatus: false })
    expect(first.body.data).toMatchObject({ quoteAcceptedStatus: false, version: 2 })
    expect((await answer(portal, session, id, { quoteAcceptedStatus: false })).body).toEqual(first.body)
    expect((await answer(portal, session, id, accepted)).status).toBe(409)
  })

  test('accepts for a company, and repeats its answer whatever was chosen', async () => {
    const company = { customerType: 'B2B', companyName: 'Minta Kft.' }
    const { id, session } = await waiting(company, [line(), line({ choice: 'optional' })])
    const first = await answer(portal, session, id, accepted)
    expect(first.body.data).toMatchObject({ quoteAcceptedStatus: true, version: 1, totals: { gross: 12_700 } })
    expect((await evidenceOf(id))[0]).toMatchObject({ orderTextId: null, startNowTextId: null, startLossTextId: null })
    expect((await answer(portal, session, id, accepted)).body).toEqual(first.body)
    const chooser = await waiting(company, [line(), line({ choice: 'optional' })])
    const extra = (await seen(chooser.id, chooser.session)).lines.at(-1).id
    const chosen = await answer(portal, chooser.session, chooser.id, { ...accepted, chosenLineIds: [extra] })
    expect((await answer(portal, chooser.session, chooser.id, accepted)).body).toEqual(chosen.body)
  })

  test('of a consumer is refused with the declarations the law asks for', async () => {
    const { id, session } = await waiting()
    const { status, body } = await answer(portal, session, id, accepted)
    expect(status).toBe(422)
    expect(body.fields).toEqual([
      { path: 'declarations.startNow', code: 'START_NOW_REQUIRED', message: expect.any(String) },
      { path: 'declarations.startLoss', code: 'START_LOSS_REQUIRED', message: expect.any(String) },
    ])
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
  })
})

test('a rejection tells and keeps what it costs', async () => {
  const { id, session } = await waiting()
  const { body } = await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })
  const fees = { inspection: 6990, logistics: 4522, total: 11_512, totalInCash: 11_510 }
  expect(body.data).toEqual({ quoteAcceptedStatus: false, version: 1, decidedAt: '2026-11-23T08:00:00Z', chosenLineIds: [], totals: null, fees })
  expect(await statusOf(portal, id)).toBe('QUOTE_REJECTED')
  expect(await historyOf(id)).toMatchObject({ step: 'rejectQuote', code: 34 })
  expect((await evidenceOf(id))[0]).toMatchObject({ decision: 'rejected', gross: 11_512, orderTextId: null })
  expect((await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })).body.data).toEqual(body.data)
})

test('a refused quote is followed by a new one while the device is here, decided anew (DESIGN 8.33)', async () => {
  const { id, session } = await waiting()
  await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })
  expect((await sendQuote(portal, technician, id, [line()])).quoteVersion).toBe(2)
  expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
  expect(await seen(id, session)).toMatchObject({ version: 2, status: 'sent', decision: null, may: { decide: true } })
  expect((await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })).status).toBe(409)
  expect((await answer(portal, session, id, await acceptance(portal, session, id))).status).toBe(200)
  expect((await evidenceOf(id)).map(({ decision }) => decision)).toEqual(['rejected', 'accepted'])
})

describe('the last moment', () => {
  test.each([
    [-1, 200],
    [0, 200],
    [1, 410],
  ])('%i ms from the end an acceptance is answered %i', async (ms, status) => {
    const { id, customer, session } = await waiting()
    const body = await acceptance(portal, session, id)
    const now = lastMoment.add({ milliseconds: ms })
    portal.setNow(now.toString())
    const late = await customer(now)
    expect((await seen(id, late)).may.decide).toBe(status === 200)
    const { body: answered } = await answer(portal, late, id, body)
    expect(answered.status).toBe(status)
    if (status === 410) expect(answered).toMatchObject({ code: 'QUOTE_EXPIRED', message: expect.stringContaining('2026. december 18.') })
  })
})

describe('on behalf', () => {
  const decide = (id: number, session: Session, body: object) => portal.call('POST', url(id, 'quote-decision-on-behalf'), { session, body })

  test('an employee writes down what the customer said, how, and a note', async () => {
    const { id, session } = await waiting()
    const desk = await employeeWith(portal, 'quote.decideOnBehalf', 'request.queue')
    expect((await seen(id, desk)).may).toEqual({ decide: false, decideOnBehalf: true })
    const { chosenLineIds, declarations } = await acceptance(portal, session, id)
    const said = {
      version: 2,
      quoteVersion: 1,
      quoteAcceptedStatus: true,
      chosenLineIds,
      declarations,
      method: 'phone',
      note: 'Nagy Éva 10:15-kor hívott.',
    }
    const first = await decide(id, desk, said)
    expect(first.body.data).toMatchObject({ quoteAcceptedStatus: true, requestVersion: 3, totals: { gross: 51_512 } })
    expect(await versionOf(portal, id)).toBe(3)
    expect((await decide(id, desk, said)).body).toEqual(first.body)
    expect((await decide(id, desk, { ...said, quoteAcceptedStatus: false })).body.code).toBe('DECISION_MOVED_ON')
    expect(await historyOf(id)).toMatchObject({ byKind: 'staff', note: 'phone: Nagy Éva 10:15-kor hívott.' })
    expect((await evidenceOf(id))[0]).toMatchObject({
      byAccountId: desk.accountId,
      channel: 'phone',
      startNowTextId: expect.any(Number),
      orderTextId: null,
    })
  })

  test.each([
    ['without a note', { note: ' ' }, 'REQUIRED'],
    ['by a way that is none', { method: 'pigeon' }, 'INVALID_INPUT'],
    ['without the customer’s declarations', { declarations: undefined }, 'START_NOW_REQUIRED'],
    ['on an older request', { version: 1 }, 'STATE_MOVED_ON'],
    ['on another version', { quoteVersion: 2 }, 'STATE_MOVED_ON'],
  ])('nothing is written down %s', async (_how, over, code) => {
    const { id } = await waiting({}, [line()])
    const desk = await employeeWith(portal, 'quote.decideOnBehalf')
    const declarations = { startNow: true, startLoss: true }
    const { body } = await decide(id, desk, {
      version: 2,
      quoteVersion: 1,
      quoteAcceptedStatus: true,
      declarations,
      method: 'email',
      note: 'x',
      ...over,
    })
    expect(body.fields?.[0]?.code ?? body.code).toBe(code)
    expect(await evidenceOf(id)).toEqual([])
  })

  test('the deadline is the same', async () => {
    const { id } = await waiting({}, [line()])
    const now = lastMoment.add({ milliseconds: 1 })
    const { id: accountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['quote.decideOnBehalf'] })
    portal.setNow(now.toString())
    const desk = await sessionOf(portal.db, { kind: 'account', accountId }, now)
    const said = { version: 2, quoteVersion: 1, quoteAcceptedStatus: false, method: 'inPerson', note: 'Bejött.' }
    expect((await decide(id, desk, said)).body).toMatchObject({ status: 410, code: 'QUOTE_EXPIRED' })
  })
})

describe('whose decision it is', () => {
  test('the owner’s with an account, not an employee’s who may see every request', async () => {
    const owner = await addAccount(portal.db)
    const { id } = await waiting({ accountId: owner.id })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: owner.id })
    const body = await acceptance(portal, session, id)
    const desk = await employeeWith(portal, 'request.queue', 'quote.decideOnBehalf')
    expect((await answer(portal, desk, id, body)).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
    expect((await answer(portal, session, id, body)).status).toBe(200)
    expect((await evidenceOf(id))[0]).toMatchObject({ byAccountId: owner.id })
  })

  test('of a stranger, a foreign quote looks like one that is not there', async () => {
    const [mine, theirs] = [await waiting(), await waiting()]
    const body = await acceptance(portal, theirs.session, theirs.id)
    const foreign = await answer(portal, mine.session, theirs.id, body)
    const missing = await answer(portal, mine.session, 999_999_999, body)
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect((await answer(portal, undefined, theirs.id, body)).status).toBe(401)
    const viewer = await sessionOf(portal.db, { kind: 'viewer', requestId: theirs.id })
    expect((await answer(portal, viewer, theirs.id, body)).status).toBe(403)
    expect(await statusOf(portal, theirs.id)).toBe('QUOTE_DONE')
  })

  test('nobody’s before there is a quote', async () => {
    const id = await insertRequest(portal.db)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await answer(portal, session, id, { quoteAcceptedStatus: false, version: 1 })).body.code).toBe('STATE_MOVED_ON')
  })
})
