import { z } from 'zod'
import { checkItems, findings } from './arrival.ts'

const accessory = z.object({ id: z.int(), name: z.string(), declared: z.boolean() })
const identifier = z.object({ identifier: z.string(), identifierKind: z.enum(['imei', 'serial']), identifierGenerated: z.boolean() })

/** How the device came in; never changed afterwards. */
const arrivalRecord = z.object({
  receivedAt: z.string().describe('2026-11-21T09:15:00Z'),
  /** For employees only. */
  receivedBy: z.string().nullable(),
  /** Declared, found or both. */
  accessories: z.array(accessory.extend({ found: z.boolean() })),
  otherDeclared: z.string(),
  otherFound: z.boolean().nullable(),
  additionalFound: z.string(),
  packaging: z.string(),
  bookedIdentifier: z.string(),
  readIdentifier: z.string().nullable(),
  /** Null: nothing was read, or the booking knew no real one. */
  identifierMatches: z.boolean().nullable(),
  checks: z.array(z.object({ item: z.enum(checkItems), finding: z.enum(findings), note: z.string() })),
  /** Positions of the photos, for `getArrivalPhoto`. */
  photos: z.array(z.int()),
  isDifferent: z.boolean(),
  /** The open request the identifier read belonged to then; for employees only. */
  otherRequestId: z.int().nullable(),
})
export type ArrivalRecord = z.output<typeof arrivalRecord>

export const arrivalView = z.object({
  /** Of the request. */
  version: z.int(),
  gsmWorksheetId: z.string().nullable(),
  arrival: arrivalRecord.nullable(),
  /** What the form asks; null for whoever cannot receive the device now. */
  form: identifier
    .extend({
      accessories: z.array(accessory),
      otherDeclared: z.string(),
      items: z.array(z.enum(checkItems)),
      /** The request was cancelled: receiving the device opens it again. */
      reopens: z.boolean(),
      /** What the brand calls its lock; null: it has none. */
      locatorName: z.string().nullable(),
    })
    .nullable(),
})
export type ArrivalView = z.output<typeof arrivalView>
