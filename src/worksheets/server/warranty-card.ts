import { budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext } from '#context.ts'
import { serviceWarrantyUntil } from '#requests/service-warranty.ts'
import type { Outcome } from '#requests/status.ts'

export type WarrantyCard = {
  readonly months: number
  /** 249/2004. (VIII. 27.) Korm. r.: above the fee it names the guarantee is mandatory; below it is our own promise (terms, repairGuarantee). */
  readonly mandatory: boolean
  /** Null before the hand-over, when it is not known yet. */
  readonly from: Day | null
  readonly until: Day | null
}

/**
 * The guarantee of a repair; null where nothing was repaired. A repeat claim goes on with the first repair's clock (DESIGN 8.13).
 * @param fee what the repair was ordered for (`grossOrdered`)
 * @param handedBack when the first repair of its chain was (`firstHandedBack`)
 */
export async function warrantyCardOf(
  ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>,
  { outcome, fee, handedBack }: { readonly outcome: Outcome | null; readonly fee: number | null; readonly handedBack: Temporal.Instant | null },
): Promise<WarrantyCard | null> {
  if (outcome !== 'REPAIRED') return null
  const today = budapestDay(ctx.now)
  const months = await figureInForce(ctx, today, 'serviceWarrantyMonths')
  const feeFrom = await figureInForce(ctx, today, 'serviceWarrantyFeeFrom')
  const from = handedBack && budapestDay(handedBack)
  return {
    months,
    mandatory: (fee ?? 0) > feeFrom,
    from,
    until: from && serviceWarrantyUntil(from, months),
  }
}
