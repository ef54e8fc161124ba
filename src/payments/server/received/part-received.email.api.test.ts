import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { insertTransfer } from '#testing/insert-transfer.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

let portal: TestPortal
let cashier: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
  cashier = await employeeWith(portal, 'invoice.markPaid')
})
afterAll(() => portal.stop())

const owed = async (requestId: number, paymentMethodId = 2) =>
  await insertInvoice(portal.db, requestId, { net: 787, vat: 213, gross: 1000, paymentMethodId })

/** A transfer comes, and pays so much of each. */
async function comes(amount: number, parts: readonly { readonly invoiceId: number; readonly amount: number }[]) {
  const id = await insertTransfer(portal.db, { amount, uploadedBy: cashier.accountId })
  const { status } = await portal.call('POST', `/api/finance-desk/transfers/${id}/confirm`, { session: cashier, body: { parts } })
  expect(status).toBe(200)
}
/** A line of a courier's list that says so much was collected, which an employee is to look at. @returns its id */
async function courierBrought(amount: number, of: { readonly requestId: number; readonly invoiceId: number }) {
  const list = { courier: 'gls', fileName: 'utanvet.csv', uploadedAt: start, uploadedBy: cashier.accountId, linesRead: 1, linesNew: 1, skipped: 0 }
  const { id: listId } = await portal.db.insertInto('codLists').values(list).returning('id').executeTakeFirstOrThrow()
  const line = { listId, courier: 'gls', trackingNumber: `7010${of.requestId}`, amount, expected: 1000, outcome: 'otherAmount', readAt: start }
  const { id } = await portal.db
    .insertInto('codLines')
    .values({ ...line, ...of })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function emailsAbout(requestId: number) {
  await portal.jobsDone()
  const written = await portal.db.selectFrom('emails').selectAll().where('requestId', '=', requestId).execute()
  return written.map(({ kind, subject, plain, language }) => ({ kind, subject, language, plain: plain.replaceAll(/\s+/g, ' ') }))
}

test.each([
  ['hu', ['Megérkezett összeg: 400 Ft', 'Még fizetendő: 600 Ft', 'Közlemény: MF']],
  ['en', ['Amount received: HUF 400', 'Still to pay: HUF 600', 'Reference: MF']],
  ['de', ['Eingegangener Betrag: 400 HUF', 'Noch zu zahlen: 600 HUF', 'Verwendungszweck: MF']],
  ['sl', ['Prejeti znesek: 400 HUF', 'Še za plačilo: 600 HUF', 'Sklic: MF']],
] as const)('in %s: what of a transfer came and what is still owed, for each part; the rest has its own email', async (language, words) => {
  const requestId = await insertRequest(portal.db, { language })
  const { id: invoiceId, number } = await owed(requestId)
  await comes(400, [{ invoiceId, amount: 400 }])
  const [first, ...none] = await emailsAbout(requestId)
  expect(none).toEqual([])
  expect(first).toMatchObject({ kind: 'payments.mailPartReceived', language, subject: expect.stringContaining('400') })
  for (const word of [...words, number]) expect(first?.plain).toContain(word)
  await comes(100, [{ invoiceId, amount: 100 }])
  expect((await emailsAbout(requestId)).map(({ kind }) => kind)).toEqual(['payments.mailPartReceived', 'payments.mailPartReceived'])
  await comes(500, [{ invoiceId, amount: 500 }])
  expect((await emailsAbout(requestId)).map(({ kind }) => kind).toSorted()).toEqual([
    'payments.mailPartReceived',
    'payments.mailPartReceived',
    'payments.mailReceived',
  ])
})

test('of a transfer that is divided, whose rest is owed is told; where the rest is paid to the courier, no transfer is asked for', async () => {
  const [whole, inPart] = [await insertRequest(portal.db), await insertRequest(portal.db)]
  const [paid, owing] = [await owed(whole), await owed(inPart, 1)]
  await comes(1300, [
    { invoiceId: paid.id, amount: 1000 },
    { invoiceId: owing.id, amount: 300 },
  ])
  expect((await emailsAbout(whole)).map(({ kind }) => kind)).toEqual(['payments.mailReceived'])
  const [email, ...others] = await emailsAbout(inPart)
  expect(others).toEqual([])
  expect(email?.plain).toContain('Még fizetendő: 700 Ft')
  expect(email?.plain).not.toMatch(/Közlemény|utalja át/)
})

test.each([
  ['hu', ['Megérkezett összeg: 400 Ft', 'Még fizetendő: 600 Ft', 'Közlemény: MF', 'ne fizessen még egyszer'], 'Fizetési határidő'],
  ['en', ['Amount received: HUF 400', 'Still to pay: HUF 600', 'Reference: MF', 'do not pay again'], 'Due:'],
  ['de', ['Eingegangener Betrag: 400 HUF', 'Noch zu zahlen: 600 HUF', 'Verwendungszweck: MF', 'nicht noch einmal'], 'Fällig:'],
  ['sl', ['Prejeti znesek: 400 HUF', 'Še za plačilo: 600 HUF', 'Sklic: MF', 'ne plačujte znova'], 'Rok plačila'],
] as const)('in %s: what of the cash the courier brought, once an employee counts it, and how the rest is paid', async (language, words, due) => {
  const requestId = await insertRequest(portal.db, { language })
  const { id: invoiceId, number } = await owed(requestId, 1)
  const lineId = await courierBrought(400, { requestId, invoiceId })
  const path = `/api/finance-desk/cod-lines/${lineId}/resolve`
  const { status } = await portal.call('POST', path, { session: cashier, body: { resolution: 'taken', note: 'Kevesebbet hozott' } })
  expect(status).toBe(200)
  const [email, ...none] = await emailsAbout(requestId)
  expect(none).toEqual([])
  expect(email).toMatchObject({ kind: 'payments.mailCashPartReceived', language, subject: expect.stringContaining('400') })
  for (const word of [...words, number]) expect(email?.plain).toContain(word)
  expect(email?.plain).not.toContain(due)
})
