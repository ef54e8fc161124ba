import type { Reaction } from '#context.ts'
import { prepareStorno } from './cancel-invoice.ts'
import { invoicesOfRequest, unfinishedOf } from './invoice-store.ts'
import { deciderOf } from './invoiced-request-store.ts'
import { issueOrThrow } from './issue-invoice.ts'
import { takeBackCharges } from './take-back-charge.ts'

const reason = 'Elveszett csomag'

/**
 * The device is lost, so nothing is owed for it (DESIGN 8.34): what was charged is let off, and what was invoiced is cancelled; money that has
 * come for it goes back, as of any cancelled invoice. What the provider had been asked for is issued first: only then it can be cancelled.
 */
export const letOffLost: Reaction<{ requestId: number }> = {
  job: 'invoices.letOffLost',
  transaction: false,
  async run(ctx, { requestId }) {
    for (const id of await unfinishedOf(ctx.tx, requestId)) await issueOrThrow(ctx, id)
    const decider = await deciderOf(ctx.tx, requestId, ['declareLost'])
    for (const { id, kind, number, cancelledBy } of await invoicesOfRequest(ctx.tx, requestId)) {
      if (kind !== 'final' || number === null || cancelledBy !== null) continue
      const { documentId } = await ctx.transaction((own) => prepareStorno(own, id, { reason, chargeAgain: false }, decider))
      await issueOrThrow(ctx, documentId)
    }
    await ctx.transaction((own) => takeBackCharges(own, requestId, reason))
  },
}
