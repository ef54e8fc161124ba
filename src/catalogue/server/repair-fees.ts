import { z } from 'zod'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import { figureInForce } from './system-param-store.ts'

const forints = z.int().nonnegative()

/** The fees around a repair in force on a day, gross forints. */
export async function repairFees(ctx: ReferenceContext, today: Day) {
  return {
    returnFee: await figureInForce(ctx, today, 'returnFee', forints),
    deliveryFee: await figureInForce(ctx, today, 'deliveryFee', forints),
    inspectionFee: await figureInForce(ctx, today, 'inspectionFee', forints),
  }
}
