import type { TransactionContext } from '#context.ts'
import { believedAt } from '../../away.ts'

/** When something was done: now, or without a network before. */
export const momentOf = ({ now }: Pick<TransactionContext, 'now'>, away: { readonly at: string } | undefined): Temporal.Instant =>
  away ? Temporal.Instant.fromEpochMilliseconds(believedAt(Date.parse(away.at), now.epochMilliseconds)) : now
