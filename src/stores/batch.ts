import { z } from 'zod'
import { printedLine } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { listedStoreDevice } from './store-device.ts'

/** A courier carries no more at once, and a manifest has so many lines. */
const maxDevicesOfBatch = 100

const devices = z
  .array(z.int(wrongType).positive(wrongType), wrongType)
  .min(1, refusedWith('REQUIRED'))
  .max(maxDevicesOfBatch, refusedWith('LIST_TOO_LONG', { max: maxDevicesOfBatch }))
  .refine((ids) => new Set(ids).size === ids.length, refusedWith('INVALID_INPUT'))

export const batchDraft = z.strictObject(
  {
    /** Request numbers. */
    devices,
    pickupDay: z.string(wrongType).max(10, wrongType).refine(isDay, issueMessage('PICKUP_DAY_CLOSED')),
    pickupWindow: z.enum(pickupWindows, wrongType),
  },
  wrongType,
)

/** What the courier took, and who they were, where they say. */
export const handedBatch = z.strictObject({ devices, courierName: printedLine(100).default('') }, wrongType)

export const batchIdParams = z.object({ id: z.coerce.number(wrongType).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND')) })

export const shownBatch = z.object({
  id: z.int(),
  number: z.string().describe('AT-000012'),
  pickupDay: z.string(),
  pickupWindow: z.enum(pickupWindows),
  orderedAt: z.string(),
  handedAt: z.string().nullable(),
  courierName: z.string(),
  devices: z.array(listedStoreDevice),
})
export type ShownBatch = z.output<typeof shownBatch>
