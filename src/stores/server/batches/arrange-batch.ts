import type { Reaction } from '#context.ts'
import { arrangePickup } from '#courier/server/arrange-pickup.ts'
import type { StoreEvents } from '../../events.ts'
import { idsOfBatch } from './batch-store.ts'

/** A parcel for each device of a batch; what was ordered when a try broke off is not ordered again. */
export const orderBatchPickups: Reaction<StoreEvents['batchOrdered']> = {
  job: 'stores.orderPickups',
  transaction: false,
  run: async (ctx, { batchId }) => {
    const failures: unknown[] = []
    for (const requestId of await idsOfBatch(ctx.tx, batchId)) await arrangePickup(ctx, { requestId }).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
}

/** Nobody comes for what was left. */
export const withdrawLeftPickup: Reaction<StoreEvents['leftAtCounter']> = {
  job: 'stores.withdrawPickup',
  transaction: false,
  run: arrangePickup,
}
