import type { Reaction, TransactionContext } from '#context.ts'
import { methodOf, methods } from '../method-of-invoice.ts'
import { changeMethod, invoicesOfRequest } from './invoice-store.ts'
import { lockInvoicedRequest } from './invoiced-request-store.ts'

/**
 * The way back leads to a parcel locker now, after the invoice: what the courier was to take in cash is paid before, by what the customer may
 * choose there. Nothing changes where the device goes to a door.
 */
export async function noCashAtLocker({ tx }: Pick<TransactionContext, 'tx'>, requestId: number): Promise<void> {
  const request = await lockInvoicedRequest(tx, requestId)
  if (!request?.toLocker) return
  for (const { id, status, cancelledBy, paymentMethodId } of await invoicesOfRequest(tx, requestId))
    if (status === 'pending' && cancelledBy === null && paymentMethodId === methods.cashOnDelivery) await changeMethod(tx, id, methodOf(request))
}

/** An employee corrected where the device goes back to. */
export const payBeforeLocker: Reaction<{ requestId: number }> = {
  job: 'invoices.payBeforeLocker',
  run: (ctx, { requestId }) => noCashAtLocker(ctx, requestId),
}
