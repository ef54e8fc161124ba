import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

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
  [3, 'B2C', ['díjbekérő', 'Díjbekérő sorszáma', 'Közlemény', 'MF', '99900009-00000000-00000000', '2026. december 1.']],
  [4, 'B2C', ['online']],
  [2, 'B2B', ['utalja át', '2026. december 8.']],
] as const)('by method %i it says what is to be paid and how, with the PDF', async (method, type, words) => {
  const { email, invoice } = await issued(method, type)
  const plain = email?.plain.replaceAll(/\s/g, ' ') ?? ''
  for (const word of [...words, invoice.number]) expect(plain).toContain(word)
  expect(email?.attachments).toMatchObject([{ name: invoice.document.name }])
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
