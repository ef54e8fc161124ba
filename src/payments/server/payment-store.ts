import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { endedWithoutMoney, openStatuses, type PaymentStatus, statusesBefore } from '../payment.ts'
import { courierCollects } from './courier-collects-store.ts'
import { type ProviderName, providerNames } from './provider/payment-provider.ts'
import { takesMoneyItself } from './provider/payment-provider-of.ts'

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
  captureId: string | null
  createdAt: Temporal.Instant
  checks: number
  /** Until then the provider of a payment that has ended for us is asked whether it took the money all the same. */
  watchedUntil: Temporal.Instant | null
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
  'captureId',
  'createdAt',
  'checks',
  'watchedUntil',
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
    .select(['payments.id', 'payments.status', 'payments.provider', 'invoices.requestId', 'invoices.number as invoiceNumber'])
    .where('payments.provider', 'in', providers)
    .where('providerPaymentId', '=', providerPaymentId)
    // What is paid has its number, and a request: nobody pays a collective invoice on line (migration 0087).
    .$narrowType<{ status: PaymentStatus; provider: ProviderName; invoiceNumber: string; requestId: number }>()
    .executeTakeFirst()

/** The payment a message is about, by the provider's name of it or else by ours. */
export async function findByMessage(
  tx: ReadDb<DB>,
  provider: ProviderName,
  { providerPaymentId, paymentId }: { providerPaymentId?: string | undefined; paymentId?: string | undefined },
): Promise<string | undefined> {
  const ofProvider = () => tx.selectFrom('payments').select('id').where('provider', '=', provider)
  const named = providerPaymentId ? await ofProvider().where('providerPaymentId', '=', providerPaymentId).executeTakeFirst() : undefined
  if (named || !paymentId || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(paymentId)) return named?.id
  return (await ofProvider().where('id', '=', paymentId).executeTakeFirst())?.id
}

/** Every change of status is one guarded statement along `life` (payment.ts): of racing ones, one finds the row as it expects it. */
const move = (tx: Kysely<DB>, id: string, to: PaymentStatus) =>
  tx.updateTable('payments').set({ status: to }).where('id', '=', id).where('status', 'in', statusesBefore(to)).returning('status')

/** Keeps where the payer approves, as the provider answered first. */
export const markRedirected = (
  tx: Kysely<DB>,
  id: string,
  provider: { providerPaymentId: string; redirectUrl: string; nextCheckAt: Temporal.Instant },
) => move(tx, id, 'redirected').set(provider).execute()

/** Before the money is asked for; not for an invoice that has been paid by other means or cancelled, or whose money a courier takes. @returns whether it may be asked for */
export async function markApproved(tx: Kysely<DB>, id: string): Promise<boolean> {
  const approved = await move(tx, id, 'approved')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('invoices')
          .select('id')
          .whereRef('invoices.id', '=', 'payments.invoiceId')
          .where('invoices.status', '=', 'pending')
          .where('invoices.cancelledBy', 'is', null)
          .where((of) => of.not(courierCollects)),
      ),
    )
    .executeTakeFirst()
  return approved !== undefined || (await findPayment(tx, id)).status === 'approved'
}

/** `watchedUntil`: as long as the provider may take the money all the same, the clock looks at it. */
type End =
  | { to: 'failed' | 'cancelled' | 'expired'; now: Temporal.Instant; watchedUntil?: Temporal.Instant | null }
  | { to: 'paid' | 'lateSuccess'; captureId: string; now: Temporal.Instant }

/** @returns false when it had ended already, or cannot end like this */
export async function endPayment(tx: Kysely<DB>, id: string, end: End): Promise<boolean> {
  const what = 'captureId' in end ? { captureId: end.captureId, watchedUntil: null } : { captureId: null, watchedUntil: end.watchedUntil ?? null }
  const ended = await move(tx, id, end.to)
    .set({ endedAt: end.now, askedUntil: null, ...what })
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Holds a payment while the provider is asked about it, so that a hundred returns make one capture: one that is open, or is watched, and
 * with `evenEnded` any of which no money is known.
 * @returns undefined when it has ended or somebody else is asking
 */
export const holdPayment = (
  tx: Kysely<DB>,
  id: string,
  { now, until, evenEnded }: { now: Temporal.Instant; until: Temporal.Instant; evenEnded: boolean },
) =>
  tx
    .updateTable('payments')
    .set((eb) => ({ askedUntil: until, checks: eb('checks', '+', 1) }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', openStatuses),
        eb.and([eb('status', 'in', endedWithoutMoney), ...(evenEnded ? [] : [eb('watchedUntil', '>', now)])]),
      ]),
    )
    .where((eb) => eb.or([eb('askedUntil', 'is', null), eb('askedUntil', '<=', now)]))
    .returning(columns)
    .$narrowType<{ status: PaymentStatus; provider: ProviderName }>()
    .executeTakeFirst()

export const releasePayment = (tx: Kysely<DB>, id: string, nextCheckAt: Temporal.Instant) =>
  tx
    .updateTable('payments')
    .set({ askedUntil: null, nextCheckAt })
    .where('id', '=', id)
    .where('status', 'in', [...openStatuses, ...endedWithoutMoney])
    .execute()

/** The provider has said that no money can come any more. */
export const stopWatching = (tx: Kysely<DB>, id: string) =>
  tx.updateTable('payments').set({ watchedUntil: null }).where('id', '=', id).where('status', 'in', endedWithoutMoney).execute()

/** Payments whose payer went to the provider, due for a look by the clock; of those that ended the ones whose money may still come. */
export async function paymentsDue(tx: ReadDb<DB>, provider: ProviderName, now: Temporal.Instant, max: number): Promise<string[]> {
  const due = () =>
    tx
      .selectFrom('payments')
      .select(['id', 'nextCheckAt'])
      .where('nextCheckAt', '<=', now)
      .where('provider', '=', provider)
      .where('providerPaymentId', 'is not', null)
      .orderBy('nextCheckAt')
      .limit(max)
  const open = await due().where('status', 'in', openStatuses).execute()
  const watched = await due().where('status', 'in', endedWithoutMoney).where('watchedUntil', '>', now).execute()
  return [...open, ...watched].slice(0, max).map(({ id }) => id)
}

/**
 * Ends payments the payer can no longer approve: too old, or with a provider that is no longer ours. No money was asked for with them, and
 * none will be; of a provider that takes it by itself only those whose page the payer was never sent to.
 * @param providers ours today
 * @param invoiceId only of this invoice
 */
export const expireForgotten = (
  tx: Kysely<DB>,
  { before, providers, now, invoiceId }: { before: Temporal.Instant; providers: readonly ProviderName[]; now: Temporal.Instant; invoiceId?: number },
) =>
  tx
    .updateTable('payments')
    .set({ status: 'expired', endedAt: now })
    .where((eb) =>
      eb.or([
        eb('status', '=', 'created'),
        eb.and([eb('status', '=', 'redirected'), eb.or([eb('provider', 'in', asked), eb('provider', 'not in', providers)])]),
      ]),
    )
    .where((eb) => eb.or([eb('createdAt', '<', before), eb('provider', 'not in', providers)]))
    .$if(invoiceId !== undefined, (query) => query.where('invoiceId', '=', Number(invoiceId)))
    .execute()

const asked = providerNames.filter((name) => !takesMoneyItself(name))
