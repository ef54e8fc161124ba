import { z } from 'zod'
import { lineOfText, longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { arrivalDraft } from './arrival.ts'

const id = z.int(wrongType)
const chosen = z.int(refusedWith('REQUIRED'))

/** The second device of a parcel (DESIGN 8.33), as whoever opened the parcel sees it; its condition is noted as of any arrival. */
export const secondDeviceDraft = z.strictObject(
  {
    brandId: chosen,
    productGroupId: chosen,
    productTypeId: id.nullable().default(null),
    productTypeOther: lineOfText(100).default(''),
    identifierKind: z.enum(['imei', 'serial'], wrongType),
    troubleDescription: longText().default('').describe('What a note in the parcel says is wrong with it'),
    ...arrivalDraft,
  },
  wrongType,
)

/** What its customer says of it afterwards, or an employee for them who read the texts out to them. */
export const secondDeviceAnswer = z
  .strictObject(
    {
      wantsRepair: z.boolean(refusedWith('REQUIRED')).describe('False: it is wanted back as it is, free of charge'),
      troubleDescription: longText().default(''),
      accepted: z.boolean(wrongType).default(false).describe('The privacy notice and the terms'),
      textVersions: z.strictObject({ privacy: id, terms: id, serviceTerms: id.nullable() }, wrongType),
    },
    wrongType,
  )
  .refine(({ wantsRepair, troubleDescription }) => !wantsRepair || troubleDescription !== '', {
    path: ['troubleDescription'],
    ...refusedWith('REQUIRED'),
  })
  .refine(({ wantsRepair, accepted }) => !wantsRepair || accepted, { path: ['accepted'], ...refusedWith('REQUIRED') })

const text = z.object({ id, body: z.string().nullable() })

/** How the parcels of a request hang together with other requests. */
export const parcelView = z.object({
  /** The request whose parcel this device came in; null: it was booked. */
  cameWith: id.nullable(),
  /** Devices that came in the parcel of this one; for employees only. */
  brought: z.array(id),
  /** What is asked of the customer; null: nothing is, or no more. */
  asked: z
    .object({
      /** What is known of the fault already. */
      troubleDescription: z.string(),
      texts: z.object({ privacy: text, terms: text, serviceTerms: text.nullable() }),
      /** Whether the caller may answer, themselves or on the customer's behalf. */
      mayAnswer: z.boolean(),
      onBehalf: z.boolean(),
    })
    .nullable(),
  /** What the customer said; null: nothing yet, or it was booked. */
  wantsRepair: z.boolean().nullable(),
  mayNote: z.boolean().describe('Whether the caller may note another device of this parcel now'),
})
export type ParcelView = z.output<typeof parcelView>
