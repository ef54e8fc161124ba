import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { openStatuses, type PaymentStatus, statusesBefore } from '../payment.ts'
import type { ProviderName } from './provider/payment-provider.ts'

export type PaymentRow = {
  id: string
  invoiceId: number
  amount: number
  provider: ProviderName
  providerPaymentId: string | null
  redirectUrl: string | null
  status: PaymentStatus
  startRequestId: string
  captureRequestId: string
  createdAt: Temporal.Instant
  checks: number
}
const columns = [
  'id',
  'invoiceId',
  'amount',
  'provider',
  'providerPaymentId',
  'redirectUrl',
  'status',
  'startRequestId',
  'captureRequestId',
  'createdAt',
  'checks',
] as const

/** A new payment of an invoice, unless one is open: of racing calls one writes it. */
export const insertPayment = (
  tx: Kysely<DB>,
  payment: { invoiceId: number; amount: number; provider: ProviderName; createdAt: Temporal.Instant; nextCheckAt: Temporal.Instant },
) =>
  tx
    .insertInto('payments')
    .values(payment)
    .onConflict((on) =>
      on
        .column('invoiceId')
        .where(
          'status',
          'in',
          openStatuses.map((status) => sql.lit(status)),
        )
        .doNothing(),
    )
    .execute()

export const findOpenPayment = (tx: ReadDb<DB>, invoiceId: number): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payments')
    .select(columns)
    .where('invoiceId', '=', invoiceId)
    .where('status', 'in', openStatuses)
    .$narrowType<{ status: PaymentStatus; provider: ProviderName }>()
    .executeTakeFirst()

export const findPayment = (tx: ReadDb<DB>, id: string): Promise<PaymentRow> =>
  tx
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .$narrowType<{ status: PaymentStatus; provider: ProviderName }>()
    .executeTakeFirstOrThrow()

/** The payment a provider calls by this name, and what it is for. */
export const findReturning = (tx: ReadDb<DB>, providers: readonly ProviderName[], providerPaymentId: string) =>
  tx
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['payments.id', 'payments.status', 'invoices.requestId', 'invoices.number as invoiceNumber'])
    .where('payments.provider', 'in', providers)
    .where('payments.providerPaymentId', '=', providerPaymentId)
    // What is paid has its number.
    .$narrowType<{ status: PaymentStatus; invoiceNumber: string }>()
    .executeTakeFirst()

/** Every change of status is one guarded statement along `life` (payment.ts): of racing ones, one finds the row as it expects it. */
const move = (tx: Kysely<DB>, id: string, to: PaymentStatus) =>
  tx.updateTable('payments').set({ status: to }).where('id', '=', id).where('status', 'in', statusesBefore(to)).returning('status')

/** Keeps where the payer approves, as the provider answered first. */
export const markRedirected = (
  tx: Kysely<DB>,
  id: string,
  provider: { providerPaymentId: string; redirectUrl: string; nextCheckAt: Temporal.Instant },
) => move(tx, id, 'redirected').set(provider).execute()

/** Before the money is asked for; not for an invoice that has been paid by other means. @returns whether it may be asked for */
export async function markApproved(tx: Kysely<DB>, id: string): Promise<boolean> {
  const approved = await move(tx, id, 'approved')
    .where((eb) =>
      eb.exists(eb.selectFrom('invoices').select('id').whereRef('invoices.id', '=', 'payments.invoiceId').where('invoices.status', '=', 'pending')),
    )
    .executeTakeFirst()
  return approved !== undefined || (await findPayment(tx, id)).status === 'approved'
}

type End = { to: 'failed' | 'cancelled' | 'expired'; now: Temporal.Instant } | { to: 'paid'; captureId: string; now: Temporal.Instant }

/** @returns false when it had ended already, or cannot end like this */
export async function endPayment(tx: Kysely<DB>, id: string, end: End): Promise<boolean> {
  const captureId = end.to === 'paid' ? end.captureId : null
  const ended = await move(tx, id, end.to).set({ endedAt: end.now, askedUntil: null, captureId }).executeTakeFirst()
  return ended !== undefined
}

/**
 * Holds an open payment while the provider is asked about it, so that a hundred returns make one capture.
 * @returns undefined when it has ended or somebody else is asking
 */
export const holdPayment = (tx: Kysely<DB>, id: string, { now, until }: { now: Temporal.Instant; until: Temporal.Instant }) =>
  tx
    .updateTable('payments')
    .set((eb) => ({ askedUntil: until, checks: eb('checks', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', openStatuses)
    .where((eb) => eb.or([eb('askedUntil', 'is', null), eb('askedUntil', '<=', now)]))
    .returning(columns)
    .$narrowType<{ status: PaymentStatus; provider: ProviderName }>()
    .executeTakeFirst()

export const releasePayment = (tx: Kysely<DB>, id: string, nextCheckAt: Temporal.Instant) =>
  tx.updateTable('payments').set({ askedUntil: null, nextCheckAt }).where('id', '=', id).where('status', 'in', openStatuses).execute()

/** Payments whose payer went to the provider, due for a look by the clock. */
export async function paymentsDue(tx: ReadDb<DB>, provider: ProviderName, now: Temporal.Instant, max: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('nextCheckAt', '<=', now)
    .where('provider', '=', provider)
    .where('providerPaymentId', 'is not', null)
    .orderBy('nextCheckAt')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Ends payments the payer can no longer approve: too old, or with a provider that is no longer ours. No money was asked for with
 * them, and none will be.
 * @param invoiceId only of this invoice
 */
export const expireForgotten = (
  tx: Kysely<DB>,
  { before, provider, now, invoiceId }: { before: Temporal.Instant; provider: ProviderName; now: Temporal.Instant; invoiceId?: number },
) =>
  tx
    .updateTable('payments')
    .set({ status: 'expired', endedAt: now })
    .where('status', 'in', ['created', 'redirected'])
    .where((eb) => eb.or([eb('createdAt', '<', before), eb('provider', '!=', provider)]))
    .$if(invoiceId !== undefined, (query) => query.where('invoiceId', '=', Number(invoiceId)))
    .execute()
