import type { Kysely } from 'kysely'
import type { Actor } from '#accounts/who.ts'
import type { DB } from '#db/schema.ts'
import { insertInvoice } from './insert-invoice.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import type { TestPortal } from './portal.ts'

/** A customer with an invoice of 4522 forints, and what they and the test do about it. */
export async function createPayer(portal: TestPortal, row: Parameters<typeof insertInvoice>[2] = {}) {
  const { db } = portal
  const account = await addAccount(db)
  const crmRequestId = await insertRequest(db, { accountId: account.id })
  const invoice = await insertInvoice(db, crmRequestId, row)
  const session = await sessionOf(db, { kind: 'account', accountId: account.id })
  const create = (paymentMethodId?: 4 | 5) =>
    portal.call('POST', '/api/payments/create', {
      session,
      body: { crmRequestId, invoiceId: invoice.id, ...(paymentMethodId ? { paymentMethodId } : {}) },
      idempotencyKey: crypto.randomUUID(),
    })
  const actor: Actor = { kind: 'account', sessionId: 0, accountId: account.id, customerType: 'B2C', permissionKeys: [] }
  return {
    actor,
    crmRequestId,
    invoice,
    session,
    create,
    /** By card; answers SimplePay's name of the transaction. */
    payByCard: async () => String(new URL((await create(5)).body.data.redirectUrl).pathname.split('/').at(-1)),
    /** By PayPal; answers PayPal's name of the order. */
    payByPaypal: async () => new URL((await create(4)).body.data.redirectUrl).searchParams.get('token') ?? '',
    /** The result page asks how it ended, with what the provider put into its address. */
    back: (query: string) => portal.call('GET', `/api/payments${query}`, { session }),
    state: () => moneyOf(db, invoice.id),
  }
}
export type TestPayer = Awaited<ReturnType<typeof createPayer>>

/** Everything about the money of an invoice. */
async function moneyOf(db: Kysely<DB>, invoiceId: number) {
  const { status } = await db.selectFrom('invoices').select('status').where('id', '=', invoiceId).executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt')
    .orderBy('endedAt')
    .execute()
  const settlements = await db.selectFrom('settlements').select(['source', 'amount']).where('invoiceId', '=', invoiceId).orderBy('id').execute()
  const ofPayments = payments.map(({ id }) => id)
  const refunds = await db
    .selectFrom('refunds')
    .select(['amount', 'cause', 'status'])
    .where('paymentId', 'in', [crypto.randomUUID(), ...ofPayments])
    .orderBy('askedAt')
    .execute()
  const issues = await db
    .selectFrom('paymentIssues')
    .select('kind')
    .where('paymentId', 'in', [crypto.randomUUID(), ...ofPayments])
    .where('resolvedAt', 'is', null)
    .execute()
  return {
    invoice: status,
    payments: payments.map((payment) => payment.status),
    settled: settlements.map(({ source, amount }) => `${source} ${amount}`),
    refunds: refunds.map(({ amount, cause, status: of }) => `${cause} ${amount} ${of}`),
    issues: issues.map(({ kind }) => kind),
  }
}

/** A transfer arrives for the invoice, as the desk confirms it. */
export const transferArrives = async (portal: TestPortal, invoiceId: number, amount = 4522, now = start) => {
  const { settleInvoice } = await import('#invoices/server/settle-invoice.ts')
  const { workbench } = await import('./job-context.ts')
  const reference = `statementLine ${crypto.randomUUID()}`
  await (await workbench(portal)).at(now.toString()).transaction((own) => settleInvoice(own, { invoiceId, source: 'transfer', amount, reference }))
}
