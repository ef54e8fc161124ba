import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, lines, runClockJob, statusOf, versionOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let desk: Session
beforeAll(async () => {
  portal = await startPortal()
  desk = await employeeWith(portal, 'request.queue', 'request.transition', 'quote.edit', 'quote.send', 'quote.decideOnBehalf')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const url = (id: number, rest: string) => `/api/customer-requests/${id}/${rest}`
const insured = (row: object = {}) => arrived(portal, { warrantyTypeId: 3, insuranceNumber: 'AS1234567', ...row })
const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
const seen = async (id: number, session: Session) => (await portal.call('GET', url(id, 'insurer-quote'), { session })).body.data
const stepsOf = async (id: number): Promise<string[]> =>
  (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: desk })).body.data.steps
const post = async (id: number, noun: string, body: object, session = desk) =>
  portal.call('POST', url(id, noun), { session, body: { version: await versionOf(portal, id), ...body } })
const finish = async (id: number) =>
  portal.call('POST', `/api/service-desk/requests/${id}/finish-repair`, { session: desk, body: { version: await versionOf(portal, id) } })
const mailsTo = async (to: string) => (await portal.emails()).filter(({ recipient }) => recipient === to).map(({ subject }) => subject)

async function saveDraft(id: number) {
  const { revision } = (await portal.call('GET', url(id, 'quote-draft'), { session: desk })).body.data
  const saved = await portal.call('PUT', url(id, 'quote-draft'), { session: desk, body: { revision, lines, note: '' } })
  return saved.body.data.revision as number
}
const ask = async (id: number, over: object = {}) =>
  post(id, 'insurer-quote', { revision: await saveDraft(id), email: 'karrendezes@biztosito.hu', ...over })
const say = (id: number, said: object) => post(id, 'insurer-answer', { insurerVersion: 1, ...said })
async function asked(row: object = {}) {
  const id = await insured(row)
  expect((await ask(id)).status).toBe(200)
  return id
}

describe('asking', () => {
  test('puts the cheapest order before the insurer, with its document, and the request waits for the insurer', async () => {
    const id = await insured()
    expect(await stepsOf(id)).toEqual(['askInsurer', 'finishWithoutRepair'])
    expect((await finish(id)).body.code).toBe('INSURER_NOT_ACCEPTED')
    expect((await post(id, 'quote', { revision: await saveDraft(id) })).body.code).toBe('QUOTE_NOT_POSSIBLE')
    expect((await ask(id)).body.data).toMatchObject({ status: 'ARRIVED' })
    await portal.jobsDone()
    const request = await portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(request).toMatchObject({ holdReason: 'biztosito', insurerStatus: 'sent', promisedBy: '2026-11-30' })
    expect(await stepsOf(id)).toEqual(['askInsurerAgain', 'insurerAccepts', 'insurerAcceptsInPart', 'insurerRefuses', 'finishWithoutRepair'])
    const customer = await customerOf(id)
    const { quote } = await seen(id, customer)
    // 12,000 + 3,561 + 25,000 net.
    expect(quote).toMatchObject({ version: 1, status: 'sent', gross: 51_512, ownShare: null, desk: null })
    expect((await seen(id, desk)).quote.desk).toEqual({ insurer: null, email: 'karrendezes@biztosito.hu', note: '', answerNote: '' })
    const [mail] = (await portal.emails()).filter(({ recipient }) => recipient === 'karrendezes@biztosito.hu')
    expect(mail).toMatchObject({
      subject: expect.stringContaining('AS1234567'),
      attachments: [{ mediaType: 'application/pdf', name: expect.stringContaining(` ${id},`) }],
    })
    const pdf = await portal.call('GET', url(id, 'insurer-quote/document'), { session: desk })
    const text = copiedText(pdf.bytes)
    expect(text).toContain('AS1234567')
    expect(text).toContain('Utángyártott kijelző')
    expect(text).not.toContain('Gyári kijelző')
  })

  test('its document is for whoever holds the request, and there is none for anybody else', async () => {
    const [id, another] = [await asked(), await asked()]
    const sheetFor = async (session: Session) => (await portal.call('GET', url(id, 'insurer-quote/document'), { session })).status
    expect(await sheetFor(await customerOf(id))).toBe(200)
    expect(await sheetFor(await customerOf(another))).toBe(404)
  })

  test.each([
    ['without a word of how it was sent', { email: null }, 422, 'INVALID_INPUT'],
    ['another draft than the one that was seen', { revision: 99 }, 409, 'STATE_MOVED_ON'],
    ['an older request', { version: 0 }, 409, 'STATE_MOVED_ON'],
  ])('%s is refused', async (_, over, status, code) => {
    const id = await insured()
    expect((await ask(id, over)).body).toMatchObject({ status, code })
    expect(await seen(id, desk)).toMatchObject({ quote: null })
  })

  test('there is nobody to ask about a warranty or a paid repair, and nothing to answer before', async () => {
    for (const warrantyTypeId of [1, 2]) expect((await ask(await insured({ warrantyTypeId }))).body.code).toBe('QUOTE_NOT_POSSIBLE')
    expect((await say(await insured(), { answer: 'accepted' })).body.code).toBe('STATE_MOVED_ON')
  })

  test('again takes the place of the first, whatever was answered', async () => {
    const id = await asked()
    expect((await say(id, { answer: 'refused' })).status).toBe(200)
    expect((await ask(id, { email: null, note: 'A biztosító felületén.' })).status).toBe(200)
    expect((await seen(id, desk)).quote).toMatchObject({ version: 2, status: 'sent', answeredAt: null })
    expect((await say(id, { answer: 'accepted' })).body.code).toBe('STATE_MOVED_ON')
    expect((await say(id, { answer: 'accepted', insurerVersion: 2 })).status).toBe(200)
  })
})

describe('the answer', () => {
  test('all: the repair begins, the customer is told once and owes nothing', async () => {
    const id = await asked({ email: 'minden@pelda.hu' })
    expect((await say(id, { answer: 'accepted', ownShare: 1000 })).body.code).toBe('QUOTE_FIGURE')
    expect((await say(id, { answer: 'accepted' })).body.data).toMatchObject({ status: 'ARRIVED' })
    await portal.jobsDone()
    expect(await stepsOf(id)).toEqual(['askInsurerAgain', 'finishRepair', 'finishWithoutRepair'])
    expect(await mailsTo('minden@pelda.hu')).toEqual([expect.stringContaining('A biztosító vállalta')])
  })

  test.each([0, 51_512, null])('a part of which the customer pays %s is refused', async (ownShare) => {
    const id = await asked()
    expect((await say(id, { answer: 'part', ownShare })).status).toBe(422)
    expect((await seen(id, desk)).quote.status).toBe('sent')
  })

  test('a part: the own share is a quote of the customer, ordered with the button, and that is all they owe', async () => {
    const id = await asked({ email: 'resz@pelda.hu' })
    expect((await say(id, { answer: 'part', ownShare: 12_700 })).body.data).toMatchObject({ status: 'QUOTE_DONE' })
    await portal.jobsDone()
    const customer = await customerOf(id)
    expect((await seen(id, customer)).quote).toMatchObject({ status: 'part', ownShare: 12_700 })
    const { quote } = (await portal.call('GET', url(id, 'quote'), { session: customer })).body.data
    expect(quote).toMatchObject({ cheapest: { gross: 12_700 }, lines: [{ description: 'Önrész a biztosítói javítás költségéből' }] })
    expect(quote.note).toContain('38\u00A0812')
    expect(await mailsTo('resz@pelda.hu')).toEqual([expect.stringContaining('árajánlat')])
    expect((await answer(portal, customer, id, await acceptance(portal, customer, id))).status).toBe(200)
    expect(await statusOf(portal, id)).toBe('QUOTE_ACCEPTED')
    expect(await stepsOf(id)).toContain('finishRepair')
  })

  test('nothing: a quote of their own follows from what was written', async () => {
    const id = await asked({ email: 'nem@pelda.hu' })
    expect((await say(id, { answer: 'refused', note: 'Lejárt a biztosítása.' })).status).toBe(200)
    await portal.jobsDone()
    expect(await stepsOf(id)).toEqual(['sendQuote', 'askInsurerAgain', 'finishWithoutRepair'])
    expect(await mailsTo('nem@pelda.hu')).toEqual([expect.stringContaining('nem vállalta')])
    expect((await post(id, 'quote', { revision: await saveDraft(id) })).status).toBe(200)
  })

  test('nothing: or the device, which costs nothing, asked for by its customer alone and once', async () => {
    const id = await asked()
    const customer = await customerOf(id)
    const back = (session: Session, insurerVersion = 1) => portal.call('POST', url(id, 'return-after-insurer'), { session, body: { insurerVersion } })
    expect((await back(customer)).body.code).toBe('STATE_MOVED_ON')
    await say(id, { answer: 'refused' })
    expect((await back(desk)).status).toBe(403)
    expect((await back(await customerOf(await insured()))).status).toBe(404)
    expect((await seen(id, customer)).may.askForReturn).toBe(true)
    expect((await back(customer)).body.data).toMatchObject({ status: 'PRODUCT_LEFT_THE_SERVICE' })
    await portal.jobsDone()
    expect((await back(customer)).body.code).toBe('STATE_MOVED_ON')
    expect(await portal.db.selectFrom('charges').select('id').where('requestId', '=', id).execute()).toEqual([])
  })
})

test('an insurer that is silent is noticed by the desk, and the customer hears why it takes longer', async () => {
  const id = await asked({ email: 'var@pelda.hu' })
  await portal.jobsDone()
  portal.setNow('2026-12-01T09:00:00Z')
  const row = await portal.db.selectFrom('requests').select('firstDueOn').where('id', '=', id).executeTakeFirst()
  expect(row?.firstDueOn).toBe('2026-11-30')
  await runClockJob(portal, 'tracking.noticeLate')
  const [late] = (await portal.emails()).filter(({ recipient }) => recipient === 'var@pelda.hu')
  expect(late?.plain).toContain('a biztosító döntésére várunk')
})
