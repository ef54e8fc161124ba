import type { PermissionKey } from '#accounts/who.ts'
import type { ReadContext } from '#context.ts'
import { stillOpen } from '#quotes/server/deadline.ts'
import { currentQuote } from '#quotes/server/quote-store.ts'
import { type LifecycleAction, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import type { RequestStatus } from '#requests/status.ts'
import { waitsForQuote } from '#workshop/server/waits-for-quote.ts'

type RequestState = {
  readonly id: number
  readonly status: RequestStatus
  readonly warrantyTypeId: number
  readonly closedAt: Temporal.Instant | null
}

/** The steps an employee with these keys may take now: by their status, and by what each needs beside it. */
export async function legalSteps(
  ctx: Pick<ReadContext, 'tx' | 'now'>,
  request: RequestState,
  keys: readonly PermissionKey[],
): Promise<LifecycleAction[]> {
  const open = stepsOpenTo(keys, stateOf(request))
  const isQuoted = await waitsForQuote(ctx, request)
  const isOffered = await canBeDecided(ctx, request)
  return open.filter((step) => {
    switch (step) {
      case 'finishRepair':
        return !isQuoted
      case 'sendQuote':
        return isQuoted
      case 'acceptQuote':
      case 'rejectQuote':
        return isOffered
      default:
        return true
    }
  })
}

async function canBeDecided({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, { id, status }: RequestState): Promise<boolean> {
  const quote = status === 'QUOTE_DONE' ? await currentQuote(tx, id) : undefined
  return quote?.status === 'sent' && stillOpen(now, quote.validUntil)
}
