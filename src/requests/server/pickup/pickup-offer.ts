import { z } from 'zod'
import { budapestDay } from '#calendar/calendar.ts'
import { loadCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { ReadContext } from '#context.ts'
import { type OfferedDay, offeredPickups } from '../../pickup-windows.ts'
import { zoneOffer } from './pickup-slot-store.ts'

/** The pickups a postal code is offered now, and the zone whose places they take. */
export async function pickupOffer(
  { tx, now }: Pick<ReadContext, 'tx' | 'now'>,
  postalCode: string | undefined,
): Promise<{ zone: string; days: OfferedDay[] }> {
  const today = budapestDay(now)
  const calendar = await loadCalendar(tx)
  const figures = {
    cutOff: await figureInForce(tx, today, 'pickupCutOff', z.string()),
    horizonWorkdays: await figureInForce(tx, today, 'pickupHorizonWorkingDays', z.int().positive()),
  }
  const { zone, capacity, taken } = await zoneOffer(tx, postalCode, today)
  return { zone, days: offeredPickups({ calendar, now: now.toString(), capacity, taken, figures }) }
}

/** SPEC 1: how many working days a repair is expected to take, from and to. */
export const expectedRepairWorkingDays = ({ tx, now }: Pick<ReadContext, 'tx' | 'now'>): Promise<[number, number]> =>
  figureInForce(tx, budapestDay(now), 'expectedRepairWorkingDays', z.tuple([z.int(), z.int()]))
