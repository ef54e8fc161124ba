import type { ReadContext, TransactionContext } from '#context.ts'
import { chargesOf, voidCharge } from './charge-store.ts'
import { isInvoicedToInsurer } from './collective/collective-store.ts'
import { invoicesOfRequest } from './invoice-store.ts'

/** Whether anything was written about what a request owes: then the step that ended it is not taken back, but its invoice cancelled. */
export const isInvoiced = async ({ tx }: Pick<ReadContext, 'tx'>, requestId: number): Promise<boolean> =>
  (await invoicesOfRequest(tx, requestId)).length > 0

/** The same, of what its insurer owes too. */
export const isInvoicedAtAll = async ({ tx }: Pick<ReadContext, 'tx'>, requestId: number): Promise<boolean> =>
  (await isInvoiced({ tx }, requestId)) || (await isInvoicedToInsurer(tx, requestId))

/** The step that ended the work is taken back: nothing is owed by it. The caller holds the request's lock. */
export async function takeBackCharges({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, requestId: number, reason: string): Promise<void> {
  for (const { id } of await chargesOf(tx, requestId)) await voidCharge(tx, id, reason, now)
}
