import { z } from 'zod'
import { documentTitles, documentTypes } from '#documents/document.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')

const guarantee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('until'), until: day, years: z.int(), extendedBy: z.int(), renewedOn: day.nullable(), holds: z.boolean() }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('business') }),
  z.object({ kind: z.literal('missing'), missing: z.array(z.enum(['dateOfPurchase', 'purchasePrice'])) }),
])

/** A device of an account, as its requests tell it. */
export const listedDevice = z.object({
  /** The number of its newest request: the device itself has none, and its identifier stands in no address. */
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  type: z.string(),
  colour: z.string().nullable(),
  /** Null: the device shows none. */
  identifier: z.string().nullable(),
  dateOfPurchase: day.nullable(),
  purchasePrice: z.int().nullable(),
  guarantee,
  /** What was handed back in its place; the guarantee is that of the new device. Null: it was not replaced. */
  replacedBy: z.object({ identifier: z.string(), day, crmRequestId: z.int() }).nullable(),
  /** What it was handed back for. */
  replaces: z.object({ identifier: z.string(), day, crmRequestId: z.int() }).nullable(),
  /** How many requests there are about it. */
  count: z.int(),
  lastTime: instant,
  /** The one that is not closed. */
  open: z.object({ crmRequestId: z.int(), status: z.enum(requestStatuses), afterCancelling, warrantyTypeId: z.int() }).nullable(),
})
export type ListedDevice = z.output<typeof listedDevice>

const document = z.object({
  documentType: z.enum(documentTypes),
  title: z.enum(documentTitles),
  name: z.string(),
  createdAt: instant,
  /** The two halves of the viewer's address. */
  worksheetId: z.string(),
  token: z.string(),
})
export type DeviceDocument = z.output<typeof document>

const repair = z.object({
  crmRequestId: z.int(),
  receivedTime: instant,
  status: z.enum(requestStatuses),
  afterCancelling,
  outcome: z.enum(outcomes).nullable(),
  closed: z.boolean(),
  warrantyTypeId: z.int(),
  /** The repair's own warranty (DESIGN 8.13); null: nothing was repaired, or it was not handed back yet. */
  warranty: z.object({ until: day, holds: z.boolean() }).nullable(),
  documents: z.array(document),
})
export type Repair = z.output<typeof repair>

export const shownDevice = listedDevice.extend({
  /** The newest first. */
  repairs: z.array(repair),
  /** What a new booking is filled with; the addresses it may begin at. */
  booking: z.object({
    brandSlug: z.string(),
    kinds: z.array(z.enum(['warranty', 'paid'])),
    device: z.object({
      brandId: z.int(),
      productGroupId: z.int(),
      productTypeId: z.int().nullable(),
      productTypeOther: z.string(),
      deviceColourId: z.int().nullable(),
      identifier: z.string(),
      identifierKind: z.enum(['imei', 'serial']),
      dateOfPurchase: z.string(),
      purchasePrice: z.string(),
    }),
  }),
  /** What the customer once uploaded about the purchase, the newest of each kind. */
  purchaseDocuments: z.array(document),
})
export type ShownDevice = z.output<typeof shownDevice>
