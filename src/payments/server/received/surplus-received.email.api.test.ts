import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { insertTransfer } from '#testing/insert-transfer.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'

let portal: TestPortal
let cashier: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal()
  cashier = await employeeWith(portal, 'invoice.markPaid')
})
afterAll(() => portal.stop())

async function pay(invoiceId: number, amount: number, isSurplus: boolean) {
  const id = await insertTransfer(portal.db, { amount, uploadedBy: cashier.accountId })
  const body = { parts: [{ invoiceId, amount, isSurplus }] }
  const answer = await portal.call('POST', `/api/finance-desk/transfers/${id}/confirm`, { session: cashier, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

test.each([
  ['hu', 'már kifizettek', 'nincs teendője'],
  ['en', 'already been paid', 'nothing for you to do'],
  ['de', 'bereits bezahlt war', 'nichts tun'],
  ['sl', 'že plačano', 'ni treba storiti ničesar'],
] as const)('whoever transfers again for what was paid is told in %s that it came and comes back, once', async (language, ...words) => {
  const requestId = await insertRequest(portal.db, { language })
  const { id, number } = await insertInvoice(portal.db, requestId, { paymentMethodId: 2 })
  // Too much was said, but it was owed: it pays, and that has an email of its own.
  await pay(id, 4522, true)
  await pay(id, 4522, true)
  await portal.jobsDone()
  const emails = await portal.db.selectFrom('emails').selectAll().where('requestId', '=', requestId).orderBy('createdAt').execute()
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['payments.mailReceived', 'payments.mailSurplusReceived'])
  const email = emails.find(({ kind }) => kind === 'payments.mailSurplusReceived')
  const plain = email?.plain.replaceAll(/\s+/g, ' ') ?? ''
  for (const word of [...words, number]) expect(plain).toContain(word)
  expect(plain).toMatch(/4.?522/)
})
