import type { TransactionContext } from '#context.ts'
import { wayBackTerms } from '#invoices/server/way-back-terms.ts'
import type { CourierRequest } from './courier-request-store.ts'

/** What an order in the place of another one says of cash: never more than the courier was told before; that, where the device would not be let out anew. */
export async function cashLeft(ctx: TransactionContext, request: CourierRequest, ordered: number): Promise<number> {
  if (ordered === 0) return 0
  const { cash } = await wayBackTerms(ctx, request)
  return cash === null ? ordered : Math.min(ordered, cash)
}
