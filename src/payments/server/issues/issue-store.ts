import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { IssueKind } from '../../refund.ts'

export type NewIssue = {
  paymentId: string
  refundId?: string
  kind: IssueKind
  foundAmount?: string | null
  foundCurrency?: string | null
  noticedAt: Temporal.Instant
}

/** Of a payment one of each kind is open. */
export const insertIssue = (tx: Kysely<DB>, issue: NewIssue) =>
  tx
    .insertInto('paymentIssues')
    .values(issue)
    .onConflict((on) => on.columns(['paymentId', 'kind']).where('resolvedAt', 'is', null).doNothing())
    .execute()

/** Those nobody has resolved, newest first. @param before goes on after this one */
export async function openIssues(tx: ReadDb<DB>, { before, max }: { before?: number | undefined; max: number }) {
  return tx
    .selectFrom('paymentIssues')
    .innerJoin('payments', 'payments.id', 'paymentIssues.paymentId')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['paymentIssues.id', 'paymentIssues.paymentId', 'paymentIssues.refundId', 'paymentIssues.kind', 'paymentIssues.noticedAt'])
    .select(['paymentIssues.foundAmount', 'paymentIssues.foundCurrency'])
    .select(['payments.invoiceId', 'payments.provider', 'payments.providerPaymentId', 'payments.amount'])
    .select(['invoices.requestId as crmRequestId', 'invoices.number as invoiceNumber'])
    .where('resolvedAt', 'is', null)
    .$if(before !== undefined, (query) => query.where('paymentIssues.id', '<', Number(before)))
    .orderBy('paymentIssues.id', 'desc')
    .limit(max)
    .$narrowType<{ kind: IssueKind; invoiceNumber: string; crmRequestId: number }>()
    .execute()
}

export const lockOpenIssue = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('paymentIssues')
    .select(['id', 'refundId', 'kind'])
    .where('id', '=', id)
    .where('resolvedAt', 'is', null)
    .forUpdate()
    .$narrowType<{ kind: IssueKind }>()
    .executeTakeFirst()

export const resolve = (tx: Kysely<DB>, id: number, { by, now, resolution }: { by: number; now: Temporal.Instant; resolution: string }) =>
  tx.updateTable('paymentIssues').set({ resolvedAt: now, resolvedBy: by, resolution }).where('id', '=', id).execute()
