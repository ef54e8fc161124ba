import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { type OfferedDay, offeredPickups } from '../../pickup-windows.ts'
import { zoneOffer } from './pickup-slot-store.ts'

/** The pickups a postal code is offered now, and the zone whose places they take. */
export async function pickupOffer(
  ctx: ReferenceContext & Pick<ReadContext, 'now'>,
  postalCode: string | undefined,
): Promise<{ zone: string; days: OfferedDay[] }> {
  const today = budapestDay(ctx.now)
  const calendar = await workCalendar(ctx)
  const figures = {
    cutOff: await figureInForce(ctx, today, 'pickupCutOff'),
    horizonWorkdays: await figureInForce(ctx, today, 'pickupHorizonWorkingDays'),
  }
  const { zone, capacity, taken } = await zoneOffer(ctx, postalCode, today)
  return { zone, days: offeredPickups({ calendar, now: ctx.now.toString(), capacity, taken, figures }) }
}

/** SPEC 1: how many working days a repair is expected to take, from and to. */
export const expectedRepairWorkingDays = (ctx: ReferenceContext & Pick<ReadContext, 'now'>): Promise<[number, number]> =>
  figureInForce(ctx, budapestDay(ctx.now), 'expectedRepairWorkingDays')
