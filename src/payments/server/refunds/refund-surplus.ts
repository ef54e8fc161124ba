import type { TransactionContext } from '#context.ts'
import { findRefund, insertRefund } from './refund-store.ts'

/** What came too much goes back by itself, once, and nobody has to agree: it was never ours. */
export async function refundSurplus({ tx, now, announce }: TransactionContext, surplus: { paymentId: string; amount: number }): Promise<void> {
  const asked = await insertRefund(tx, { ...surplus, cause: 'surplus', reason: '', status: 'asked', askedAt: now, askedBy: null, nextTryAt: now })
  const refund = asked && (await findRefund(tx, asked.id))
  if (refund) await announce('refundAsked', { refundId: refund.id, requestId: refund.requestId })
}
