import type { OutsideContext, TransactionContext } from '#context.ts'
import type { Open } from './open-deadline-store.ts'

/**
 * Each in a transaction of its own, so one that fails holds up no other.
 * @throws AggregateError at the end when any has failed: the job fails, and is tried again
 */
export async function eachOpen(
  ctx: OutsideContext,
  list: readonly Open[],
  work: (part: TransactionContext, open: Open) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const open of list)
    await ctx
      .transaction((part) => work(part, open))
      .catch((err: unknown) => {
        ctx.log.error({ err, [open.kind]: open.id, requestId: open.requestId, validUntil: open.validUntil.toString() }, 'An open deadline failed')
        failures.push(err)
      })
  if (failures.length > 0) throw new AggregateError(failures, 'Not every open deadline was worked off')
}
