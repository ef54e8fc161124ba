import { z } from 'zod'
import type { Day } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import { figureInForce } from './system-param-store.ts'

const forints = z.int().nonnegative()

/** The fees around a repair in force on a day, gross forints. */
export async function repairFees({ tx }: Pick<ReadContext, 'tx'>, today: Day) {
  return {
    returnFee: await figureInForce(tx, today, 'returnFee', forints),
    deliveryFee: await figureInForce(tx, today, 'deliveryFee', forints),
    inspectionFee: await figureInForce(tx, today, 'inspectionFee', forints),
  }
}
