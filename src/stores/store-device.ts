import { z } from 'zod'
import { signatureKinds } from '#signatures/signature.ts'
import { identityKinds } from './collector.ts'
import { waysBack } from './counter-booking.ts'
import { places } from './place.ts'

const moment = z.string().describe('2026-11-24T08:00:00Z')

/** A device of a counter in one line. */
export const listedStoreDevice = z.object({
  crmRequestId: z.int(),
  requestNumber: z.string(),
  device: z.string(),
  identifier: z.string(),
  customer: z.string(),
  takenAt: moment,
  place: z.enum(places),
  /** The hand-over it belongs to, `AT-000012`. */
  batch: z.string().nullable(),
})
export type ListedStoreDevice = z.output<typeof listedStoreDevice>

export const shownStoreDevice = listedStoreDevice.extend({
  phone: z.string(),
  email: z.string(),
  fault: z.string(),
  condition: z.string(),
  accessories: z.array(z.string()),
  /** Of the photos. */
  photos: z.array(z.int()),
  wayBack: z.enum(waysBack),
  signed: z.object({ kind: z.enum(signatureKinds), signer: z.string(), at: moment }).nullable(),
  /** It was cancelled before a courier had it. */
  cancelled: z.boolean(),
  /** Who has it now; the end of a document's number is all that was noted of it. */
  handedBack: z
    .object({
      at: moment,
      to: z.string(),
      identityKind: z.enum(identityKinds),
      identityEnd: z.string(),
      byAuthorisation: z.boolean(),
      signature: z.enum(signatureKinds),
    })
    .nullable(),
  /** Null: it is not here, or was handed over. `unpaid`: not before it is paid. */
  handBack: z.enum(['possible', 'unpaid']).nullable(),
})
export type ShownStoreDevice = z.output<typeof shownStoreDevice>

/** How a device was handed in, as the workshop sees it. */
export const counterFacts = z.object({
  store: z.string(),
  takenAt: moment,
  takenBy: z.string(),
  condition: z.string(),
  signer: z.string().nullable(),
  /** Of the photos. */
  photos: z.array(z.int()),
})
export type CounterFacts = z.output<typeof counterFacts>

export const suggestedModel = z.object({
  brandId: z.int().nullable(),
  productGroupId: z.int().nullable(),
  productTypeId: z.int().nullable(),
  /** `Apple iPhone 15` */
  name: z.string().nullable(),
  typeName: z.string().nullable(),
})
