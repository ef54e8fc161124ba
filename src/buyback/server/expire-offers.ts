import { eachApart } from '#base/server/jobs/each-apart.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { findOffer, lockBuybackRequest, overdueOffers } from './buyback-store.ts'
import { decideOffer } from './decide-offer.ts'

/** Offers nobody answered in time: each device goes back, each in a transaction of its own. */
export async function expireBuybackOffers(ctx: OutsideContext): Promise<void> {
  const overdue = await ctx.transaction((part) => overdueOffers(part.tx, part.now))
  await eachApart(
    overdue,
    ({ requestId }) => ctx.transaction((part) => expire(part, requestId)),
    ({ requestId }, err) => ctx.log.error({ err, requestId }, 'A buyback offer could not be expired'),
  )
}

/** Looked at again under the lock: the seller may have decided since the list was read. */
async function expire(ctx: TransactionContext, requestId: number): Promise<void> {
  const request = await lockBuybackRequest(ctx.tx, requestId)
  const offer = request && (await findOffer(ctx.tx, requestId))
  if (request && offer?.decision === null) await decideOffer(ctx, request, offer, { decision: 'expired', by: 'system', channel: 'clock' })
}
