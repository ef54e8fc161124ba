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

/** An invoice that was cancelled after part of it was paid, and the one in its place. */
async function invoicedAnew(language: string) {
  const requestId = await insertRequest(portal.db, { language, email: `${crypto.randomUUID()}@pelda.hu` })
  const { email } = await portal.db.selectFrom('requests').select('email').where('id', '=', requestId).executeTakeFirstOrThrow()
  const wrong = await insertInvoice(portal.db, requestId, { gross })
  const row = { source: 'transfer', amount: 2000, at: start, reference: `test ${wrong.id}` }
  await portal.db
    .insertInto('settlements')
    .values({ invoiceId: wrong.id, ...row })
    .execute()
  await portal.db.updateTable('invoices').set({ cancelledBy: wrong.id }).where('id', '=', wrong.id).execute()
  const anew = await insertInvoice(portal.db, requestId, { gross })
  return { wrong, anew, emails: async () => (await portal.emails()).filter(({ recipient }) => recipient === email) }
}

const move = (from: number, to: number, amount: number, idempotencyKey = crypto.randomUUID()) =>
  portal.call('POST', `/api/finance-desk/surpluses/${from}/move`, {
    session,
    body: { invoiceId: to, amount, note: 'Belső ügy 17' },
    idempotencyKey,
  })

test.each([
  ['hu', ['másik számlára fizetett', 'Még fizetendő: 2522 Ft']],
  ['en', ['paid for another invoice', 'Still to be paid: HUF 2,522']],
  ['de', ['auf die unten genannte Rechnung angerechnet', 'Noch zu zahlen: 2.522 HUF']],
  ['sl', ['upoštevali pri spodnjem računu', 'Še za plačilo: 2522 HUF']],
] as const)(
  'in %s: which payment counts for which invoice now, and what is left, once however often it is asked, without the note',
  async (language, words) => {
    const { wrong, anew, emails } = await invoicedAnew(language)
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await move(wrong.id, anew.id, 2000, key)).status).toBe(200)
    await portal.jobsDone()
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({ language, kind: 'payments.mailSurplusMoved' })
    const plain = email?.plain.replaceAll(/\s+/g, ' ') ?? ''
    for (const word of [...words, wrong.number, anew.number]) expect(plain).toContain(word)
    expect(plain).not.toContain('Belső ügy')
  },
)

test('whoever deals with it second, under a key of their own, is answered so, and nothing moves twice', async () => {
  const { wrong, anew } = await invoicedAnew('hu')
  expect((await move(wrong.id, anew.id, 2000)).status).toBe(200)
  expect((await move(wrong.id, anew.id, 2000)).body).toMatchObject({ status: 409, code: 'SURPLUS_SETTLED' })
  const back = { amount: 2000, sentTo: 'payerAccount', note: 'Visszautalva' }
  const { body } = await portal.call('POST', `/api/finance-desk/surpluses/${wrong.id}/return`, {
    session,
    body: back,
    idempotencyKey: crypto.randomUUID(),
  })
  expect(body).toMatchObject({ status: 409, code: 'SURPLUS_SETTLED' })
  const moved = await portal.db.selectFrom('settlements').select('amount').where('invoiceId', '=', anew.id).execute()
  expect(moved).toEqual([{ amount: 2000 }])
})

test('of an invoice that is paid by it only that is told, and what is refused tells nobody', async () => {
  const { wrong, anew, emails } = await invoicedAnew('hu')
  expect((await move(wrong.id, anew.id, 2001)).body.code).toBe('REFUND_TOO_MUCH')
  const row = { source: 'transfer', amount: 2522, at: start, reference: `rest ${anew.id}` }
  await portal.db
    .insertInto('settlements')
    .values({ invoiceId: anew.id, ...row })
    .execute()
  expect((await move(wrong.id, anew.id, 2000)).status).toBe(200)
  await portal.jobsDone()
  expect((await emails()).map(({ kind }) => kind)).not.toContain('payments.mailSurplusMoved')
})
