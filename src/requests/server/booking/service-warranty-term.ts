import { budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { isUnderServiceWarranty, serviceWarrantyUntil } from '../../service-warranty.ts'
import { firstHandedBack } from '../earlier-request-store.ts'

/** Until when the service warranty of a repair holds, and whether it holds today; null: the device was not handed back repaired. */
export async function serviceWarrantyTerm(
  ctx: ReferenceContext & Pick<ReadContext, 'now'>,
  requestId: number,
): Promise<{ fits: boolean; until: Day | null }> {
  return termFrom(ctx, await firstHandedBack(ctx.tx, requestId))
}

/** The same for whoever has read when the first repair of the chain was handed back. */
export async function termFrom(
  ctx: ReferenceContext & Pick<ReadContext, 'now'>,
  handedBack: Temporal.Instant | null,
): Promise<{ fits: boolean; until: Day | null }> {
  if (!handedBack) return { fits: false, until: null }
  const today = budapestDay(ctx.now)
  const months = await figureInForce(ctx, today, 'serviceWarrantyMonths')
  const day = budapestDay(handedBack)
  return { fits: isUnderServiceWarranty(day, today, months), until: serviceWarrantyUntil(day, months) }
}
