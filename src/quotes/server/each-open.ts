import { eachApart } from '#base/server/jobs/each-apart.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import type { Open } from './open-deadline-store.ts'

/** Each in a transaction of its own. @throws AggregateError as `eachApart` */
export const eachOpen = (
  ctx: OutsideContext,
  list: readonly Open[],
  work: (part: TransactionContext, open: Open) => Promise<unknown>,
): Promise<void> =>
  eachApart(
    list,
    (open) => ctx.transaction((part) => work(part, open)),
    ({ kind, id, requestId, validUntil }, err) =>
      ctx.log.error({ err, [kind]: id, requestId, validUntil: validUntil.toString() }, 'An open deadline failed'),
  )
