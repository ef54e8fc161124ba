import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PaymentStatus } from '../../payment.ts'
import type { RefundCause, RefundStatus } from '../../refund.ts'
import type { ProviderName } from '../provider/payment-provider.ts'

type NewRefund = {
  paymentId: string
  amount: number
  cause: RefundCause
  reason: string
  status: 'forApproval' | 'asked'
  askedAt: Temporal.Instant
  askedBy: number | null
  nextTryAt: Temporal.Instant
}

/** One refund of a payment at a time, and what came too much once. @returns undefined when there is one already */
export const insertRefund = (tx: Kysely<DB>, refund: NewRefund) =>
  tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()

const given = (paymentId: string) =>
  sql<number>`(select coalesce(sum(amount), 0)::integer from refunds where payment_id = ${paymentId} and status = 'done')`
/** What employees asked for; what goes back by itself asks nobody, and what was declined or has failed did not go. */
const askedBefore = (paymentId: string) =>
  sql<number>`(select coalesce(sum(amount), 0)::integer from refunds
    where payment_id = ${paymentId} and asked_by is not null and status not in ('declined', 'failed'))`
const underWay = (paymentId: string) =>
  sql<boolean>`exists (select from refunds where payment_id = ${paymentId} and status in ('forApproval', 'asked'))`

/** A payment whose money may go back, locked until the transaction ends. */
export const lockRefundable = (tx: Kysely<DB>, paymentId: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['payments.amount', 'payments.status', 'invoices.requestId'])
    .select([given(paymentId).as('given'), askedBefore(paymentId).as('askedBefore'), underWay(paymentId).as('underWay')])
    .where('payments.id', '=', paymentId)
    .forUpdate('payments')
    .$narrowType<{ status: PaymentStatus; requestId: number }>()
    .executeTakeFirst()

/**
 * Four eyes (decision 41): above the limit of what an employee may ask to give back of one payment, whether at once or in parts.
 * @param limit whole forints, `refundApprovalLimit`
 */
export const statusOfRefund = (amount: number, { askedBefore }: { askedBefore: number }, limit: number) =>
  askedBefore + amount > limit ? ('forApproval' as const) : ('asked' as const)

const refundWithPayment = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['refunds.id', 'refunds.paymentId', 'refunds.amount', 'refunds.cause', 'refunds.status', 'refunds.askedBy', 'refunds.tries'])
    .select(['payments.invoiceId', 'payments.provider', 'payments.providerPaymentId', 'payments.captureId', 'payments.amount as cameIn'])
    .select(['invoices.requestId', 'invoices.number as invoiceNumber', 'invoices.kind as invoiceKind'])
    .select((eb) =>
      eb
        .selectFrom('refunds as before')
        .select((of) => sql<number>`coalesce(${of.fn.sum('before.amount')}, 0)::integer`.as('sum'))
        .whereRef('before.paymentId', '=', 'refunds.paymentId')
        .where('before.status', '=', 'done')
        .$asScalar()
        .$notNull()
        .as('refundedBefore'),
    )
    // Of what was paid by a proforma, the invoice that took its place.
    .select(
      sql<boolean>`exists (select from invoices storno join invoices cancelled on cancelled.id = storno.about_invoice_id
        where storno.kind = 'storno' and cancelled.charge_id = invoices.charge_id and storno.created_at >= payments.ended_at)`.as('isCancelledSince'),
    )
    .$narrowType<{ cause: RefundCause; status: RefundStatus; provider: ProviderName; invoiceNumber: string; requestId: number }>()

export const findRefund = (tx: ReadDb<DB>, id: string) => refundWithPayment(tx).where('refunds.id', '=', id).executeTakeFirst()
export type RefundWithPayment = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** One asks the provider at a time. @returns false when it is not to be asked for (any more), or somebody is asking */
export async function holdRefund(tx: Kysely<DB>, id: string, { now, until }: { now: Temporal.Instant; until: Temporal.Instant }): Promise<boolean> {
  const held = await tx
    .updateTable('refunds')
    .set((eb) => ({ askedUntil: until, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .where((eb) => eb.or([eb('askedUntil', 'is', null), eb('askedUntil', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

export const releaseRefund = (tx: Kysely<DB>, id: string, nextTryAt: Temporal.Instant) =>
  tx.updateTable('refunds').set({ askedUntil: null, nextTryAt }).where('id', '=', id).where('status', '=', 'asked').execute()

type End = { to: 'done'; providerRefundId: string; now: Temporal.Instant } | { to: 'failed'; now: Temporal.Instant }

/** @returns false when it had ended already */
export async function endRefund(tx: Kysely<DB>, id: string, end: End): Promise<boolean> {
  const ended = await tx
    .updateTable('refunds')
    .set({ status: end.to, endedAt: end.now, askedUntil: null, providerRefundId: end.to === 'done' ? end.providerRefundId : null })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The second pair of eyes, once. @returns false when it was decided before */
export async function decideRefund(tx: Kysely<DB>, id: string, decision: { approve: boolean; by: number; now: Temporal.Instant }): Promise<boolean> {
  const { approve, by, now } = decision
  const decided = await tx
    .updateTable('refunds')
    .set({ status: approve ? 'asked' : 'declined', decidedBy: by, decidedAt: now, nextTryAt: now, endedAt: approve ? null : now })
    .where('id', '=', id)
    .where('status', '=', 'forApproval')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

export async function refundsDue(tx: ReadDb<DB>, now: Temporal.Instant, max: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'asked')
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Who cancelled an invoice; null: the portal itself, or it is not cancelled. */
export async function findCanceller(tx: ReadDb<DB>, invoiceId: number): Promise<number | null> {
  const storno = await tx
    .selectFrom('invoices')
    .select('issuedByAccountId')
    .where('aboutInvoiceId', '=', invoiceId)
    .where('kind', '=', 'storno')
    .executeTakeFirst()
  return storno?.issuedByAccountId ?? null
}
