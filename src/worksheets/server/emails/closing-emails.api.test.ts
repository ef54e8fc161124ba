import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { workbench } from '#testing/job-context.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, sendQuote, versionOf } from '#testing/quote-desk.ts'
import { unfilled } from '#testing/unfilled.ts'
import { mechanic, onItsWay, receiveDevice, writeWorksheet } from '#testing/workshop-desk.ts'
import { renewWorksheetDocument } from '../close-worksheet.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let worker: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'request.undo', 'quote.edit', 'quote.send', 'expertReport.issue', 'courier.dispatch')
})
afterAll(() => portal.stop())

let count = 0
const newEmail = () => `muhely${++count}@pelda.hu`
let now: Temporal.Instant
beforeEach(() => {
  now = start
  portal.setNow(now.toString())
})
/** Emails are listed by the moment they were written. */
async function aMinuteLater() {
  await portal.jobsDone()
  now = now.add({ minutes: 1 })
  portal.setNow(now.toString())
}
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind.startsWith('workshop.'))
const act = async (id: number, noun: string, over: object = {}) =>
  portal.call('POST', `/api/service-desk/requests/${id}/${noun}`, { session: worker, body: { version: await versionOf(portal, id), ...over } })
const documentOf = async (id: number) => {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
  return (await portal.call('POST', '/api/documents', { session, body: { documentType: 'gsmRepairWorksheet', crmRequestId: id } })).bytes
}
const streamsOf = (pdf: Buffer): string[] => {
  const found: string[] = []
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    if (pdf.subarray(from - 3, from).toString('latin1') === 'end') continue
    try {
      found.push(inflateSync(pdf.subarray(from + 7, pdf.indexOf('endstream', from))).toString('latin1'))
    } catch {
      // A picture or a font is no text.
    }
  }
  return found
}
/** What the embedded fonts were asked to draw: the letters of all glyph maps. */
const emailsIn = (pdf: Buffer) =>
  [
    ...streamsOf(pdf)
      .filter((text) => /beginbf(range|char)/.test(text))
      .join(' ')
      .matchAll(/[0-9a-f]{4}/gi),
  ]
    .map(([code]) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('')
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

describe.each(languages)('in %s', (language) => {
  test('a finished repair: email, worksheet and warranty card, and its days after the hand-over', async () => {
    const email = newEmail()
    const id = await onItsWay(portal, { language, email, warrantyTypeId: 2 })
    await receiveDevice(portal, worker, id)
    await sendQuote(portal, worker, id)
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    await answer(portal, session, id, await acceptance(portal, session, id, { language }), language)
    await writeWorksheet(portal, worker, id)
    await aMinuteLater()
    expect((await act(id, 'finish-repair')).status).toBe(200)
    const [, finished, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect(finished?.kind).toBe('workshop.mailFinished')
    expect(finished?.plain).not.toMatch(unfilled)
    expect(finished?.attachments).toHaveLength(1)
    const document = await documentOf(id)
    expect(pagesOf(document)).toBe(2)
    for (const sent of 'őű') expect(emailsIn(document), sent).toContain(sent)

    // The courier's part is another slice's: what matters here is the moment of the hand-over.
    const handedBack = { status: 'SERVICE_DONE', closedAt: now, handedBackAt: now }
    await portal.db.updateTable('requests').set(handedBack).where('id', '=', id).execute()
    await portal.db
      .insertInto('requestHistory')
      .values({ requestId: id, step: 'handBack', status: 'SERVICE_DONE', at: now, byKind: 'system' })
      .execute()
    await renewWorksheetDocument.run((await workbench(portal)).at(now.toString()), { requestId: id })
    const renewed = await documentOf(id)
    expect(renewed.equals(document)).toBe(false)
    expect(pagesOf(renewed)).toBe(2)
  })

  test.each(['NO_FAULT', 'WARRANTY_REJECTED', 'REPLACED', 'RETURNED_UNREPAIRED'])('a device that goes back: %s', async (outcome) => {
    const email = newEmail()
    const id = await arrived(portal, { language, email, warrantyTypeId: 1 })
    await writeWorksheet(portal, worker, id, { deviceIdentifierOut: '356938035643809' })
    expect((await act(id, 'return-unrepaired', { outcome })).status).toBe(200)
    const [returned, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect([returned?.kind, returned?.language]).toEqual(['workshop.mailReturned', language])
    expect(returned?.plain).not.toMatch(unfilled)
    const owesFee = outcome === 'NO_FAULT' || outcome === 'WARRANTY_REJECTED'
    expect(/4[\s.,]?522[\s\S]*4[\s.,]?520/.test(returned?.plain ?? '')).toBe(owesFee)
    expect(returned?.plain.includes('356938035643809')).toBe(outcome === 'REPLACED')
    expect(pagesOf(await documentOf(id))).toBe(1)
  })
})

test.each([
  ['finish-repair', {}],
  ['return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' }],
] as const)('who fetches the device at the counter of a store is told so, and of no courier who comes to them (%s)', async (noun, more) => {
  const email = newEmail()
  const id = await arrived(portal, { email, warrantyTypeId: 1, returnsToCounter: true })
  await writeWorksheet(portal, worker, id)
  expect((await act(id, noun, more)).status).toBe(200)
  const [newest] = await emailsTo(email)
  expect(newest?.plain).toContain('Az üzletbe visszük vissza a készüléket')
  expect(newest?.plain).not.toContain('visszaviszi Önnek')
})

test('after a refused quote the fees are not told again', async () => {
  const email = newEmail()
  const id = await onItsWay(portal, { email })
  await receiveDevice(portal, worker, id)
  await sendQuote(portal, worker, id)
  await answer(portal, await sessionOf(portal.db, { kind: 'tracking', requestId: id }), id, { quoteAcceptedStatus: false, version: 1 })
  await writeWorksheet(portal, worker, id)
  await aMinuteLater()
  expect((await act(id, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
  const [, returned, ...others] = await emailsTo(email)
  expect(others).toEqual([])
  expect(returned?.plain).toContain('Visszaküldjük')
  expect(returned?.plain).not.toMatch(/(4.?522|6.?990|11.?512)\sFt/)
})

test('an ordered repair that could not be done is told to cost nothing', async () => {
  const email = newEmail()
  const id = await onItsWay(portal, { email })
  await receiveDevice(portal, worker, id)
  await sendQuote(portal, worker, id)
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  expect((await answer(portal, session, id, await acceptance(portal, session, id))).status).toBe(200)
  await writeWorksheet(portal, worker, id)
  await aMinuteLater()
  expect((await act(id, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
  const returned = (await emailsTo(email)).find(({ kind }) => kind === 'workshop.mailReturned')
  expect(returned?.plain).toContain('A javításért és a visszaszállításért nem kell fizetnie.')
})

test('an ordered repair whose customer withdrew goes back for that, and is not told to be free', async () => {
  const email = newEmail()
  const id = await onItsWay(portal, { email })
  await receiveDevice(portal, worker, id)
  await sendQuote(portal, worker, id)
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  expect((await answer(portal, session, id, await acceptance(portal, session, id))).status).toBe(200)
  await writeWorksheet(portal, worker, id)
  const body = { name: 'Nagy Éva', email, contract: String(id) }
  expect((await portal.call('POST', '/api/withdrawals', { csrf: true, idempotencyKey: `withdrawn-${id}`, body })).status).toBe(200)
  await aMinuteLater()
  expect((await act(id, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
  const returned = (await emailsTo(email)).find(({ kind }) => kind === 'workshop.mailReturned')
  expect(returned?.plain).toContain('Ön elállt a javítási szerződéstől')
  expect(returned?.plain).not.toContain('nem kell fizetnie')
})

test('what ended by an expert report, only its own email tells', async () => {
  const email = newEmail()
  const id = await arrived(portal, { email, warrantyTypeId: 1 })
  await portal.call('POST', `/api/customer-requests/${id}/expert-report`, {
    session: worker,
    body: { version: 1, reason: 'foreignRepair', findings: 'Felbontották.' },
    files: [],
  })
  await portal.call('PUT', `/api/customer-requests/${id}/expert-report-user-accept`, {
    session: await sessionOf(portal.db, { kind: 'tracking', requestId: id }),
    body: { expertReportAcceptedStatus: false },
  })
  expect(await emailsTo(email)).toEqual([])
})

test('finished anew after it was taken back, it is told anew', async () => {
  const email = newEmail()
  const id = await onItsWay(portal, { email, warrantyTypeId: 1 })
  await receiveDevice(portal, worker, id)
  await writeWorksheet(portal, worker, id)
  await aMinuteLater()
  for (const noun of ['finish-repair', 'undo', 'finish-repair']) {
    expect((await act(id, noun, noun === 'undo' ? { reason: 'Tévedés' } : {})).status).toBe(200)
    await aMinuteLater()
  }
  expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(['workshop.mailArrived', 'workshop.mailFinished', 'workshop.mailFinished'])
})
