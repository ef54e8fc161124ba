import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PaymentStatus } from '../../payment.ts'
import type { RefundCause, RefundStatus } from '../../refund.ts'

/** Refunds, the newest first. @param after goes on after this one */
export function listRefundRows(
  tx: ReadDb<DB>,
  { status, after, max }: { status?: RefundStatus | undefined; after?: string | undefined; max: number },
) {
  return tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .leftJoin('accounts as asker', 'asker.id', 'refunds.askedBy')
    .leftJoin('accounts as decider', 'decider.id', 'refunds.decidedBy')
    .select(['refunds.id', 'refunds.paymentId', 'refunds.amount', 'refunds.cause', 'refunds.reason', 'refunds.status'])
    .select(['refunds.askedAt', 'refunds.endedAt', 'refunds.askedBy', 'payments.provider', 'payments.invoiceId'])
    .select(['invoices.requestId as crmRequestId', 'invoices.number as invoiceNumber'])
    .select(['asker.firstName as askerFirst', 'asker.lastName as askerLast', 'decider.firstName as deciderFirst', 'decider.lastName as deciderLast'])
    .$if(status !== undefined, (query) => query.where('refunds.status', '=', String(status)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(refunds.asked_at, refunds.id) < (select asked_at, id from refunds as last where id = ${after}::uuid)`),
    )
    .orderBy('refunds.askedAt', 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(max)
    .$narrowType<{ cause: RefundCause; status: RefundStatus; invoiceNumber: string; crmRequestId: number }>()
    .execute()
}

/** The tries to pay an invoice through a provider, the newest first, and what of each can still go back. */
export async function paymentsOfInvoice(tx: ReadDb<DB>, invoiceId: number) {
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'provider', 'providerPaymentId', 'status', 'amount', 'createdAt', 'endedAt'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('refunds.amount').filterWhere('refunds.status', '=', 'done'), of.val(0)).as('sum'))
        .whereRef('refunds.paymentId', '=', 'payments.id')
        .as('given'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.paymentId', '=', 'payments.id')
            .where('refunds.status', 'in', ['forApproval', 'asked']),
        )
        .as('underWay'),
    )
    .where('invoiceId', '=', invoiceId)
    .orderBy('createdAt', 'desc')
    .$narrowType<{ status: PaymentStatus }>()
    .execute()
  return rows.map(({ given, underWay, status, ...row }) => ({
    ...row,
    status,
    refundable: (status === 'paid' || status === 'lateSuccess') && !underWay ? row.amount - Number(given ?? 0) : 0,
  }))
}
