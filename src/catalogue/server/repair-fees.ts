import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import { figureInForce } from './figures.ts'

/** The fees around a repair in force on a day, gross forints. */
export async function repairFees(ctx: ReferenceContext, today: Day) {
  return {
    returnFee: await figureInForce(ctx, today, 'returnFee'),
    deliveryFee: await figureInForce(ctx, today, 'deliveryFee'),
    inspectionFee: await figureInForce(ctx, today, 'inspectionFee'),
  }
}
