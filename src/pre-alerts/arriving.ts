import { z } from 'zod'
import { address } from '#addresses/address.ts'
import { lineOfText, longText, requiredLine, requiredPrinted } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { warrantyTypes } from '#requests/status.ts'
import { arrivalDraft } from '#workshop/arrival.ts'
import { preAlert } from './pre-alert.ts'

const chosen = z.int(refusedWith('REQUIRED'))

/** What the employee completes when an announced device comes: what it is, which repair, where it goes back to, and how it came in. */
export const arrivingPreAlert = z.strictObject(
  {
    version: z.int(wrongType).positive(wrongType),
    warrantyType: z.union([z.literal(warrantyTypes.warranty), z.literal(warrantyTypes.paid)], refusedWith('REQUIRED')),
    brandId: chosen,
    productGroupId: chosen,
    productTypeId: z.int(wrongType).nullable().default(null),
    productTypeOther: lineOfText(100).default(''),
    identifierKind: z.enum(['imei', 'serial'], wrongType),
    troubleDescription: longText().default('').describe('What is wrong with it, as the partner or a note in the parcel says'),
    contactName: requiredPrinted(120),
    contactPhone: requiredLine(30),
    address: address.describe('Where the device goes back to'),
    ...arrivalDraft,
  },
  wrongType,
)

/** Whether a list shows what is still to come, or what is over. */
export const deskLists = ['expected', 'overdue', 'arrived', 'withdrawn'] as const

/** As the desk sees it. */
export const deskPreAlert = preAlert.extend({ partner: z.string() })
export type DeskPreAlert = z.output<typeof deskPreAlert>

/** With what the form of its arrival begins with. */
export const arrivingView = deskPreAlert.extend({
  form: z.object({
    brandId: z.int().nullable(),
    productGroupId: z.int().nullable(),
    productTypeId: z.int().nullable(),
    productTypeOther: z.string(),
    identifierKind: z.enum(['imei', 'serial']),
    contactName: z.string(),
    contactPhone: z.string(),
    /** The partner's own, where they keep one. */
    address: z
      .object({
        countryCode: z.string(),
        postalCode: z.string(),
        city: z.string(),
        publicPlaceName: z.string(),
        publicPlaceType: z.string(),
        streetNumber: z.string(),
        other: z.string(),
      })
      .nullable(),
  }),
})
export type ArrivingView = z.output<typeof arrivingView>
