import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { insertTransfer } from '#testing/insert-transfer.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const issued = async (method: number, customerType = 'B2C') => {
  const requestId = await insertRequest(portal.db, {
    status: 'PRODUCT_LEFT_THE_SERVICE',
    outcome: 'RETURNED_UNREPAIRED',
    readyAt: Temporal.Instant.from('2026-11-23T08:00:00Z'),
    customerType,
    email: `m${method}@pelda.hu`,
  })
  await insertDecidedQuote(portal.db, requestId, 'rejected')
  await portal.db
    .insertInto('paymentChoices')
    .values({ requestId, paymentMethodId: method, chosenAt: Temporal.Instant.from('2026-11-23T08:00:00Z') })
    .execute()
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const answer = await portal.call('POST', `/api/customer-requests/${requestId}/invoices`, { session, body: {} })
  expect(answer.status).toBe(200)
  const [invoice] = answer.body.data.invoices
  const email = (await portal.emails()).find(({ recipient, kind }) => recipient === `m${method}@pelda.hu` && kind === 'invoices.mailIssued')
  return { invoice, email, requestId, session }
}

test.each([
  [1, 'B2C', ['Számla sorszáma', 'készpénzben', '11 512', '11 510']],
  [
    3,
    'B2C',
    [
      'díjbekérő',
      'Díjbekérő sorszáma',
      'Kedvezményezett: Mobilfutár Szerviz Kft.',
      'Közlemény',
      'MF',
      '99900009-00000000-00000000',
      '2026. december 1.',
    ],
  ],
  [4, 'B2C', ['online']],
  [2, 'B2B', ['utalja át', '2026. december 8.']],
] as const)('by method %i it says what is to be paid and how, with the PDF', async (method, type, words) => {
  const { email, invoice } = await issued(method, type)
  const plain = email?.plain.replaceAll(/\s/g, ' ') ?? ''
  for (const word of [...words, invoice.number]) expect(plain).toContain(word)
  expect(email?.attachments).toMatchObject([{ name: invoice.document.name }])
})

test('who transferred too much for a proforma reads so in the email of its invoice, which is the only one about that money', async () => {
  const { invoice, requestId } = await issued(3)
  const cashier = await employeeWith(portal, 'invoice.markPaid')
  const lineId = await insertTransfer(portal.db, { amount: invoice.grossPrice + 1000, uploadedBy: cashier.accountId })
  const parts = [{ invoiceId: invoice.id, amount: invoice.grossPrice }]
  const { status } = await portal.call('POST', `/api/finance-desk/transfers/${lineId}/confirm`, { session: cashier, body: { parts } })
  expect(status).toBe(200)
  await portal.jobsDone()
  const written = await portal.db.selectFrom('emails').select(['kind', 'subject', 'plain']).where('requestId', '=', requestId).execute()
  expect(written.map(({ kind }) => kind)).toEqual(['invoices.mailIssued', 'invoices.mailIssued'])
  const about = (what: string) => written.find(({ subject }) => subject.startsWith(what))?.plain.replaceAll(/\s/g, ' ')
  expect(about('Számla')).toContain('Átutalásából 1000 Ft több érkezett')
  expect(about('Díjbekérő')).toBeDefined()
  expect(about('Díjbekérő')).not.toContain('több érkezett')
})

test.each(['hu', 'en', 'de', 'sl'] as const)('what is charged for the work before a withdrawal says so in %s', async (language) => {
  const email = `withdrew-${language}@pelda.hu`
  const readyAt = Temporal.Instant.from('2026-11-23T08:00:00Z')
  const row = { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'RETURNED_UNREPAIRED', readyAt, email, language }
  const requestId = await insertRequest(portal.db, row)
  const { id: startNowTextId } = await portal.db.selectFrom('textVersions').select('id').limit(1).executeTakeFirstOrThrow()
  await insertDecidedQuote(portal.db, requestId, 'accepted', { startNowTextId })
  await portal.db.insertInto('paymentChoices').values({ requestId, paymentMethodId: 3, chosenAt: readyAt }).execute()
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const body = { label: 'Szétszerelés', gross: 6350, reason: 'Elállás' }
  expect((await portal.call('POST', `/api/customer-requests/${requestId}/withdrawal-charge`, { session, body })).status).toBe(200)
  await portal.jobsDone()
  const sent = (await portal.emails()).find(({ recipient, kind }) => recipient === email && kind === 'invoices.mailIssued')
  const words = { hu: 'elállásig', en: 'withdrawal', de: 'Widerruf', sl: 'odstopa' }
  expect(sent?.subject).toContain(words[language])
})

test('a proforma stands under its own title among the documents, its storno too, and neither under that of an invoice', async () => {
  const titles = async (requestId: number) => {
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
    const { body } = await portal.call('GET', `/api/customer-requests/${requestId}/documents`, { session })
    return body.data.documents.map(({ documentType, title }: { documentType: string; title: string }) => [documentType, title])
  }
  expect(await titles((await issued(3)).requestId)).toEqual([['dolphinInvoice', 'proforma']])
  const { requestId, invoice, session } = await issued(5)
  expect(await titles(requestId)).toEqual([['dolphinInvoice', 'dolphinInvoice']])
  const cancelled = { reason: 'Téves cím', chargeAgain: false }
  expect((await portal.call('POST', `/api/invoices/${invoice.id}/cancel`, { session, body: cancelled })).status).toBe(200)
  expect(await titles(requestId)).toEqual(
    expect.arrayContaining([
      ['dolphinInvoice', 'dolphinInvoice'],
      ['dolphinInvoice', 'stornoInvoice'],
    ]),
  )
})

test('the customer opens the PDF by the link of the list', async () => {
  const { requestId } = await issued(5)
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId })
  const { body } = await portal.call('GET', `/api/customer-requests/${requestId}/invoices`, { session })
  const [{ document, desk }] = body.data.invoices
  expect([desk, body.data.desk, body.data.mayChoose]).toEqual([null, null, true])
  const pdf = await portal.call('GET', `/api/gsm-worksheets/${document.worksheetId}/documents/${document.token}`, { session })
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

describe('of a storno or a correction', () => {
  const came = (invoiceId: number, amount: number) =>
    portal.db
      .insertInto('settlements')
      .values({ invoiceId, source: 'transfer', amount, at: Temporal.Instant.from('2026-11-23T08:00:00Z'), reference: `statementLine ${invoiceId}` })
      .execute()
  const paid = async (invoiceId: number, gross: number) => {
    await came(invoiceId, gross)
    const paidAt = Temporal.Instant.from('2026-11-23T08:00:00Z')
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt }).where('id', '=', invoiceId).execute()
  }
  /** The email of the document that was issued about an invoice, on one line. */
  const emailAfter = async (one: Awaited<ReturnType<typeof issued>>, way: 'cancel' | 'correct', body: object) => {
    const answer = await portal.call('POST', `/api/invoices/${one.invoice.id}/${way}`, { session: one.session, body })
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
    await portal.jobsDone()
    const { number } = await portal.db
      .selectFrom('invoices')
      .select('number')
      .where('aboutInvoiceId', '=', one.invoice.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const emails = (await portal.emails()).filter(({ kind, plain }) => kind === 'invoices.mailIssued' && plain.includes(String(number)))
    expect(emails).toHaveLength(1)
    return { subject: emails[0]?.subject, plain: emails[0]?.plain.replaceAll(/\s/g, ' ') ?? '', number: String(number) }
  }
  const cancel = { reason: 'Téves cím', chargeAgain: false }

  test('the invoice it is about is named, in the subject too, beside its own number; unpaid, nothing is said of money', async () => {
    const one = await issued(2, 'B2B')
    const { subject, plain, number } = await emailAfter(one, 'cancel', cancel)
    expect(subject).toBe(`Érvénytelenítettük a számlát: ${one.invoice.number}`)
    expect(plain).toContain(`Érvénytelenítettük ezt a számlát: ${one.invoice.number}. A sztornószámlát`)
    expect(plain).toContain(`Érvénytelenített számla: ${one.invoice.number}`)
    expect(plain).toContain(`Sztornószámla sorszáma: ${number}`)
    expect(plain).not.toContain('visszatérít')
  })

  test('what came for a cancelled invoice goes back, all of it or what came', async () => {
    const one = await issued(2, 'B2B')
    await came(one.invoice.id, 4000)
    expect((await emailAfter(one, 'cancel', cancel)).plain).toContain('A befizetett összeget visszatérítjük: 4000 Ft.')
    const other = await issued(2, 'B2B')
    await paid(other.invoice.id, other.invoice.grossPrice)
    const { plain } = await emailAfter(other, 'cancel', { ...cancel, chargeAgain: true })
    expect(plain).toContain('visszatérítjük, vagy az új számlába számítjuk be: 11 512 Ft.')
  })

  test('a correction names what it corrects and says how much comes back; nothing where that has gone back before', async () => {
    const one = await issued(2, 'B2B')
    await paid(one.invoice.id, one.invoice.grossPrice)
    const correct = { reason: 'Kevesebb munka', label: 'Engedmény', netUnit: 1000, corrected: 0 }
    const { subject, plain, number } = await emailAfter(one, 'correct', correct)
    expect(subject).toBe(`Helyesbítettük a számlát: ${one.invoice.number}`)
    expect(plain).toContain(`Helyesbített számla: ${one.invoice.number}`)
    expect(plain).toContain(`Helyesbítő számla sorszáma: ${number}`)
    expect(plain).toContain('A különbözetet visszatérítjük: 1270 Ft.')

    const other = await issued(2, 'B2B')
    await paid(other.invoice.id, other.invoice.grossPrice)
    await portal.db
      .insertInto('settlements')
      .values({
        invoiceId: other.invoice.id,
        source: 'returned',
        amount: -1270,
        at: Temporal.Instant.from('2026-11-23T08:00:00Z'),
        reference: `test ${other.invoice.id}`,
      })
      .execute()
    expect((await emailAfter(other, 'correct', correct)).plain).not.toContain('visszatérít')
  })

  test.each([
    ['en', 'We have cancelled this invoice'],
    ['de', 'Wir haben diese Rechnung storniert'],
    ['sl', 'Stornirali smo ta račun'],
  ] as const)('in %s it names it too', async (language, words) => {
    const one = await issued(2, 'B2B')
    await portal.db.updateTable('requests').set({ language }).where('id', '=', one.requestId).execute()
    expect((await emailAfter(one, 'cancel', cancel)).plain).toContain(`${words}: ${one.invoice.number}.`)
  })
})
