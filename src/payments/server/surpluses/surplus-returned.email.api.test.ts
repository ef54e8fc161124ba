import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let session: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  portal = await startPortal()
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
})
afterAll(() => portal.stop())

const gross = 4522

/** An invoice for which 1 000 Ft more came than it asks for. */
async function overpaid(language: string, kind: 'final' | 'proforma' = 'final') {
  const requestId = await insertRequest(portal.db, { language, email: `${crypto.randomUUID()}@pelda.hu` })
  const { email } = await portal.db.selectFrom('requests').select('email').where('id', '=', requestId).executeTakeFirstOrThrow()
  const invoice = await insertInvoice(portal.db, requestId, { kind, gross, status: 'paid', paidAt: start })
  const row = { source: 'transfer', amount: gross + 1000, at: start, reference: `test ${invoice.id}` }
  await portal.db
    .insertInto('settlements')
    .values({ invoiceId: invoice.id, ...row })
    .execute()
  return { invoice, requestId, emails: async () => (await portal.emails()).filter(({ recipient }) => recipient === email) }
}

const giveBack = (invoiceId: number, body: object, idempotencyKey = crypto.randomUUID()) =>
  portal.call('POST', `/api/finance-desk/surpluses/${invoiceId}/return`, { session, body, idempotencyKey })

test.each([
  ['hu', 'payerAccount', ['többlet', 'amelyről érkezett', 'munkanap']],
  ['en', 'otherAccount', ['surplus', 'account you gave us', 'working days']],
  ['de', 'cash', ['überzählige', 'bar zurückgegeben']],
  ['sl', 'payerAccount', ['presežek', 's katerega je prispel']],
] as const)('in %s: how much, why and where to, once however often it is asked, without the note', async (language, sentTo, words) => {
  const { invoice, emails } = await overpaid(language)
  const key = crypto.randomUUID()
  const body = { amount: 1000, sentTo, note: 'Belső ügy 17' }
  const answers = await Promise.all([giveBack(invoice.id, body, key), giveBack(invoice.id, body, key)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await giveBack(invoice.id, body, key)).body.data).toEqual({ invoiceId: invoice.id, left: 0 })
  await portal.jobsDone()
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({ language, kind: 'payments.mailSurplusReturned', subject: expect.stringMatching(/1[\s.,]?000/) })
  const plain = email?.plain.replaceAll(/\s+/g, ' ') ?? ''
  for (const word of [...words, invoice.number]) expect(plain).toContain(word)
  expect(plain).not.toContain('Belső ügy')
  if (sentTo === 'cash') expect(plain).not.toContain('Werktage')
})

test('each part that goes back is told by itself; of a cancelled proforma it says so, and what is refused tells nobody', async () => {
  const { invoice, emails } = await overpaid('hu', 'proforma')
  await portal.db.updateTable('invoices').set({ cancelledBy: invoice.id }).where('id', '=', invoice.id).execute()
  expect((await giveBack(invoice.id, { amount: 400, note: 'Pénztárból' })).status).toBe(422)
  expect((await giveBack(invoice.id, { amount: gross + 1001, sentTo: 'cash', note: 'Pénztárból' })).body.code).toBe('REFUND_TOO_MUCH')
  expect((await giveBack(invoice.id, { amount: 400, sentTo: 'cash', note: 'Pénztárból' })).status).toBe(200)
  expect((await giveBack(invoice.id, { amount: 600, sentTo: 'payerAccount', note: 'Bankból' })).status).toBe(200)
  await portal.jobsDone()
  const plains = (await emails()).map(({ plain }) => plain.replaceAll(/\s+/g, ' '))
  expect(plains).toHaveLength(2)
  for (const plain of plains) {
    expect(plain).toContain('A díjbekérőt visszavontuk')
    expect(plain).toContain('Díjbekérő')
  }
})
