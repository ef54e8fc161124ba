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

const post = (path: string, body: object) => portal.call('POST', `/api/finance-desk/${path}`, { session: cashier, body })

/** A transfer of 5,000 Ft, of which invoices of these requests took 1,000 each. */
async function transfer(requestIds: readonly number[]) {
  const id = await insertTransfer(portal.db, { amount: 5000, uploadedBy: cashier.accountId })
  const invoices: { id: number; number: string }[] = []
  for (const requestId of requestIds)
    invoices.push(await insertInvoice(portal.db, requestId, { net: 787, vat: 213, gross: 1000, paymentMethodId: 2 }))
  const answer = await post(`transfers/${id}/confirm`, { parts: invoices.map((invoice) => ({ invoiceId: invoice.id, amount: 1000 })) })
  expect(answer.status).toBe(200)
  return { id, numbers: invoices.map(({ number }) => number) }
}
const emailsAbout = async (lineId: number) => {
  await portal.jobsDone()
  return portal.db.selectFrom('emails').selectAll().where('deduplicationKey', '=', `transferReturned:${lineId}`).execute()
}

test.each([
  ['hu', 'payerAccount', ['fennmaradó összeg', 'amelyről érkezett', 'munkanap']],
  ['en', 'otherAccount', ['more than what was due', 'account you gave us', 'working days']],
  ['de', 'cash', ['höher als der fällige Betrag', 'bar zurückgegeben']],
  ['sl', 'payerAccount', ['višje od dolgovanega', 's katerega je prispel']],
] as const)('in %s: what was left, why and where to, once, without the note', async (language, sentTo, words) => {
  const requestId = await insertRequest(portal.db, { language })
  const { id, numbers } = await transfer([requestId])
  const answers = await Promise.all([1, 2].map(() => post(`transfers/${id}/return`, { sentTo, note: 'Belső ügy 17' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [email, ...others] = await emailsAbout(id)
  expect(others).toEqual([])
  expect(email).toMatchObject({ language, requestId, kind: 'payments.mailTransferReturned', subject: expect.stringMatching(/4[\s.,]?000/) })
  const plain = email?.plain.replaceAll(/\s+/g, ' ') ?? ''
  for (const word of [...words, ...numbers]) expect(plain).toContain(word)
  expect(plain).not.toContain('Belső ügy')
})

test('of several it paid for one is told; of a transfer that paid nothing nobody is', async () => {
  const [one, other] = [await insertRequest(portal.db), await insertRequest(portal.db)]
  const { id } = await transfer([one, other])
  expect((await post(`transfers/${id}/return`, { note: 'Visszautalva' })).status).toBe(422)
  expect(await emailsAbout(id)).toEqual([])
  await post(`transfers/${id}/return`, { sentTo: 'payerAccount', note: 'Visszautalva' })
  expect(await emailsAbout(id)).toMatchObject([{ requestId: one }])
  const nobodys = await transfer([])
  expect((await post(`transfers/${nobodys.id}/return`, { sentTo: 'payerAccount', note: 'Visszautalva' })).status).toBe(200)
  expect(await emailsAbout(nobodys.id)).toEqual([])
})

test('that more came than was due is said where the payment is, and which of several invoices it is named at', async () => {
  const [one, other] = [await insertRequest(portal.db), await insertRequest(portal.db)]
  const { numbers } = await transfer([one, other])
  await portal.jobsDone()
  const received = (await portal.emails()).filter(({ kind }) => kind === 'payments.mailReceived')
  const said = numbers.map((number) => received.find(({ plain }) => plain.includes(number))?.plain)
  expect(said[0]).toMatch(/3\D?000\D?Ft több érkezett/)
  expect(said[1]).toContain(numbers[1])
  expect(said[1]).not.toContain('több érkezett')
})
