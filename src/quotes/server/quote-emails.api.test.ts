import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, lines, sendQuote } from '#testing/quote-desk.ts'
import { unfilled } from '#testing/unfilled.ts'
import { quoteEmailTexts } from '../email-texts.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session
beforeAll(async () => {
  portal = await startPortal()
  technician = await employeeWith(portal, 'quote.edit', 'quote.send', 'expertReport.issue')
})
afterAll(() => portal.stop())

let count = 0
const newEmail = () => `level${++count}@pelda.hu`

/** Emails are listed by the moment they were written. */
async function aMinuteLater() {
  await portal.jobsDone()
  now = now.add({ minutes: 1 })
  portal.setNow(now.toString())
}
let now: Temporal.Instant
beforeEach(() => {
  now = start
  portal.setNow(now.toString())
})
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)

/** What the embedded fonts were asked to draw: the letters of all glyph maps. */
function emailsIn(pdf: Buffer): string {
  const found: string[] = []
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    if (pdf.subarray(from - 3, from).toString('latin1') === 'end') continue
    try {
      found.push(inflateSync(pdf.subarray(from + 7, pdf.indexOf('endstream', from))).toString('latin1'))
    } catch {
      // A picture or a font is no text.
    }
  }
  const maps = found.filter((text) => /beginbf(range|char)/.test(text)).join(' ')
  return [...maps.matchAll(/[0-9a-f]{4}/gi)].map(([code]) => String.fromCharCode(Number.parseInt(code, 16))).join('')
}
const documentOf = async (id: number, documentType: string) => {
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  return portal.call('POST', '/api/documents', { session, body: { documentType, crmRequestId: id } })
}

describe.each(languages)('in %s', (language) => {
  test('a quote, its new version, the acceptance and the document are told', async () => {
    const email = newEmail()
    const id = await arrived(portal, { language, email, troubleDescription: 'Az űrlap szerint törött kijelző, bőr tokban 📱' })
    await sendQuote(portal, technician, id)
    await aMinuteLater()
    await sendQuote(portal, technician, id, lines)
    await aMinuteLater()
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
    const { status } = await answer(portal, session, id, await acceptance(portal, session, id, { language }), language)
    expect(status).toBe(200)

    const [ready, renewed, accepted, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect([ready, renewed, accepted].map((sent) => [sent?.kind, sent?.language])).toEqual([
      ['quotes.mailQuoteReady', language],
      ['quotes.mailQuoteReady', language],
      ['quotes.mailAccepted', language],
    ])
    expect(new Set([ready?.subject, renewed?.subject]).size).toBe(2)
    for (const sent of [ready, renewed, accepted]) {
      expect(sent?.plain).not.toMatch(unfilled)
      expect(sent?.plain).toContain('/igeny-reszletei/')
      expect(sent?.attachments).toHaveLength(1)
    }
    const { quote } = (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session, language })).body.data
    for (const kind of ['startNow', 'startLoss']) expect(accepted?.plain.replace(/\s+/g, ' ')).toContain(quote.texts[kind].text)
    expect(accepted?.plain).toContain('Utángyártott kijelző')
    expect(accepted?.plain).not.toContain('Gyári kijelző')
    expect(accepted?.html).toMatch(/href="[^"]*\/elallas"/)
    // Only who may still decide is told that whoever has the link may.
    const t = await translatorOf(quoteEmailTexts, language)
    expect([ready, renewed, accepted].map((sent) => sent?.plain.includes(t('warning')))).toEqual([true, true, false])

    const document = await documentOf(id, 'gsmQuotation')
    expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    for (const sent of 'őű') expect(emailsIn(document.bytes), sent).toContain(sent)
    const documents = await portal.db
      .selectFrom('documents')
      .select(['type', 'replacedAt', 'name'])
      .where('requestId', '=', id)
      .orderBy('createdAt')
      .execute()
    expect(documents).toHaveLength(2)
    for (const { name } of documents) expect(name).toContain(` ${id}`)
  })

  test('a rejection is told with its fees', async () => {
    const email = newEmail()
    const id = await arrived(portal, { language, email })
    await sendQuote(portal, technician, id)
    await aMinuteLater()
    await answer(portal, await sessionOf(portal.db, { kind: 'tracking', requestId: id }), id, { quoteAcceptedStatus: false, version: 1 })
    const [, rejected] = await emailsTo(email)
    expect(rejected?.kind).toBe('quotes.mailRejected')
    expect(rejected?.plain.replace(/[\s.,]/g, '')).toMatch(/6990[\s\S]*4522[\s\S]*11512[\s\S]*11510/)
    expect(rejected?.plain).not.toMatch(unfilled)
  })

  test('an expert report, its document and each answer are told', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    for (const accepted of [true, false]) {
      const email = newEmail()
      const id = await arrived(portal, { language, email, warrantyTypeId: 1, purchasePrice: 189_990, dateOfPurchase: '2025-03-07' })
      const { status } = await portal.call('POST', `/api/customer-requests/${id}/expert-report`, {
        session: technician,
        body: { version: 1, reason: 'foreignRepair', findings: 'A készülőházat felbontották, a tömítés sérült. Űrtartalom: őrült kevés, gyűrött.' },
        files: [{ field: 'photos[]', name: 'a.jpg', bytes: photo }],
      })
      expect(status).toBe(200)
      await aMinuteLater()
      const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
      await portal.call('PUT', `/api/customer-requests/${id}/expert-report-user-accept`, { session, body: { expertReportAcceptedStatus: accepted } })
      const [issued, decided, ...others] = await emailsTo(email)
      // The fee of a refusal is invoiced by itself.
      expect(others.map(({ kind }) => kind)).toEqual(accepted ? [] : ['invoices.mailIssued'])
      expect([issued?.kind, decided?.kind]).toEqual(['quotes.mailReportIssued', 'quotes.mailReportDecided'])
      for (const sent of [issued, decided]) expect(sent?.plain).not.toMatch(unfilled)
      expect(issued?.attachments).toHaveLength(1)
      expect(/4[\s.,]?522/.test(decided?.plain ?? '')).toBe(!accepted)
      const document = await documentOf(id, 'faultReport')
      for (const sent of 'őű') expect(emailsIn(document.bytes), sent).toContain(sent)
      expect(document.bytes.includes('/Subtype /Image')).toBe(true)
    }
  })
})

test.each([
  ['a consumer reads of the right to withdraw and of the board', {}, true],
  ['a company, which has neither, does not', { companyName: 'Minta Kft.' }, false],
])('%s', async (_, row, isConsumer) => {
  const [ordered, claimed] = [newEmail(), newEmail()]
  await sendQuote(portal, technician, await arrived(portal, { email: ordered, repairCostLimit: 60_000, ...row }))
  const id = await arrived(portal, { email: claimed, warrantyTypeId: 1, ...row })
  const body = { version: 1, reason: 'liquid', findings: 'Folyadék nyoma az alaplapon.' }
  await portal.call('POST', `/api/customer-requests/${id}/expert-report`, { session: technician, body })
  await portal.jobsDone()
  expect((await emailsTo(ordered)).some(({ html }) => html.includes('/elallas'))).toBe(isConsumer)
  const [issued] = await emailsTo(claimed)
  expect(issued?.plain).toContain('A döntés nem érinti')
  expect(issued?.plain.includes('békéltető')).toBe(isConsumer)
  expect(/[Bb]ékéltető/.test(copiedText((await documentOf(id, 'faultReport')).bytes))).toBe(isConsumer)
})

test('within the cost limit one email says that the repair has begun, and why', async () => {
  const email = newEmail()
  const id = await arrived(portal, { email, repairCostLimit: 60_000 })
  await sendQuote(portal, technician, id)
  const emails = await emailsTo(email)
  expect(emails.map(({ kind }) => kind)).toEqual(['quotes.mailAccepted'])
  expect(emails[0]?.plain).toContain('60\u00A0000\u00A0Ft költséghatáron belül')
  const sheet = copiedText((await documentOf(id, 'gsmQuotation')).bytes)
  expect(sheet).toContain('Az árajánlatot az Ön 60 000 Ft költséghatára alapján elfogadottnak tekintjük.')
  expect(sheet).not.toMatch(/Hogyan dönthet|Elutasításkor|elutasítja/)
})

test('above the cost limit the quote says how to decide', async () => {
  const id = await arrived(portal, { email: newEmail(), repairCostLimit: 20_000 })
  await sendQuote(portal, technician, id)
  const sheet = copiedText((await documentOf(id, 'gsmQuotation')).bytes)
  expect(sheet).toContain('Hogyan dönthet?')
  expect(sheet).not.toContain('elfogadottnak tekintjük')
})
