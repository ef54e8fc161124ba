import { z } from 'zod'
import { ticked } from '#accounts/consent.ts'
import { toE164 } from '#accounts/phone.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { addressFields, checkAddress } from '#addresses/address.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { boundedText } from '#base/bounded-text.ts'
import { email } from '#base/email.ts'
import { lineOfText, longText, printedLine, requiredLine, requiredPrinted } from '#base/plain-text.ts'
import type { Day } from '#calendar/calendar.ts'
import type { FormDefinition } from '#catalogue/form-definition.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { normaliseIdentifier, type SerialBounds } from './identifier.ts'
import { pickupWindows } from './pickup-window.ts'

/** What the payload is measured by, besides its own shape. */
export type BookingRules = {
  form: FormDefinition
  /** Lengths of the chosen brand's serial numbers. */
  serial: SerialBounds
  today: Day
}

const id = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT'))
const requestId = z.int(wrongType).positive(refusedWith('INVALID_INPUT'))
const forints = z.int(refusedWith('NUMERIC')).min(0, refusedWith('NUMERIC')).max(100_000_000, refusedWith('NUMERIC'))
const yesNo = z.boolean(wrongType)
const ids = z
  .array(id, wrongType)
  .max(50, refusedWith('INVALID_INPUT'))
  .refine((list) => new Set(list).size === list.length, refusedWith('INVALID_INPUT'))
  .default([])

const maybe = <T extends z.ZodType>(type: T) => type.nullable().default(null)

/** A choice that starts as null in the form and must be made. Null is refused without hiding what else is wrong. */
const chosen = <T>(type: z.ZodType<T>) =>
  type
    .nullable()
    .refine((value) => value !== null, refusedWith('REQUIRED'))
    .transform((value) => value ?? z.NEVER)

const optional = (max: number) => lineOfText(max).default('')
const optionalPrinted = (max: number) => printedLine(max).default('')

/** A telephone number that must be given, stored as E.164. */
const phone = boundedText(40)
  .overwrite((typed) => toE164(typed) ?? typed.trim())
  .refine((text) => text !== '', refusedWith('REQUIRED'))
  .refine((text) => toE164(text) !== null, refusedWith('PHONE'))

const taxNumber = optional(30).overwrite((typed) => toTaxNumber(typed) ?? typed)

const contact = { contactName: requiredPrinted(150), contactPhone: phone }

/** SPEC 3, pickup request payload: the shape every service entry sends, and the rules that hold at every service entry. */
export const pickupOrderWire = z.strictObject(
  {
    serviceRequest: z.strictObject(
      {
        availableServiceId: chosen(id),
        brandId: chosen(id),
        productGroupId: chosen(id),
        productTypeId: maybe(id),
        productTypeOther: optional(100),
        deviceColourId: maybe(id),
        /** As typed; `normaliseIdentifier` makes the one that is compared. */
        identifier: lineOfText(60),
        identifierKind: z.enum(['imei', 'serial'], wrongType),
        identifierGenerated: yesNo.default(false),
        imei2: optional(60).overwrite((typed) => normaliseIdentifier('imei', typed)),
        dateOfPurchase: optional(20),
        simLock: maybe(id),
        purchasePrice: maybe(forints),
        troubleDescription: longText().refine((text) => text !== '', refusedWith('REQUIRED')),
        otherDescription: longText().default(''),
        failureOptionIds: ids,
        accessoryIds: ids,
        accessoriesOther: optional(300),
        insuranceNumber: optional(30).overwrite((typed) => typed.toUpperCase()),
        repairCostLimit: maybe(forints),
        /** Of the company whoever books acts for. */
        costCentreId: id.nullish(),
        /** What the screen showed; the portal keeps what it calculates itself (decision 42). */
        calculatedPrice: maybe(z.strictObject({ repair: forints, delivery: forints }, wrongType)),
        pickupDay: requiredLine(20),
        pickupWindow: chosen(z.enum(pickupWindows, wrongType)),
        pickupNote: optional(300),
      },
      wrongType,
    ),
    customer: z.strictObject(
      {
        lastName: requiredPrinted(100),
        firstName: requiredPrinted(100),
        middleName: optionalPrinted(100),
        email,
        phone,
        isCompany: yesNo.default(false),
        companyName: optionalPrinted(200),
        /** The id of the legal form, lookup `businessForm`. */
        businessForm: maybe(id),
        taxNumber,
      },
      wrongType,
    ),
    deliveryInAddress: z.strictObject({ ...addressFields, ...contact }, wrongType).superRefine(checkAddress),
    deliveryOutAddress: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('same') }),
        z.strictObject({ kind: z.literal('address'), ...addressFields, ...contact }).superRefine(checkAddress),
        z.strictObject({ kind: z.literal('locker'), provider: z.enum(parcelProviders, wrongType), code: requiredLine(60), ...contact }),
      ],
      wrongType,
    ),
    billingAddress: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('same') }),
        z
          .strictObject({
            kind: z.literal('address'),
            ...addressFields,
            billingName: requiredPrinted(200),
            taxNumber,
            isCompany: yesNo.default(false),
          })
          .superRefine(checkAddress),
      ],
      wrongType,
    ),
    gdpr: ticked('PRIVACY_REQUIRED'),
    termsAndCond: ticked('TERMS_REQUIRED'),
    generalInfos: yesNo.default(false),
    /** The rows of `text_versions` the customer had before their eyes; null where the service entry shows no such text. */
    textVersions: z.strictObject({ privacy: chosen(id), terms: chosen(id), generalInfo: maybe(id), serviceTerms: maybe(id) }, wrongType),
    accountRegistration: yesNo.default(false),
    processType: z
      .string(wrongType)
      .regex(/^[a-z0-9-]{1,60}$/, refusedWith('INVALID_INPUT'))
      .describe(
        'Where the order was begun: uj-megrendeles from a system of your own; pages of the portal send their own word, as fizetos-javitasok or karrendezes. It decides nothing: availableServiceId does',
      ),
    prevCrmRequestId: maybe(requestId),
    prevGsmWorkSheetId: maybe(lineOfText(60)),
    identicalHash: maybe(z.string(wrongType).regex(/^[\w-]{1,200}$/, refusedWith('INVALID_INPUT'))),
  },
  wrongType,
)

/** What the browser sends and a draft holds: choices may still be null. */
export type PickupOrderDraft = z.input<typeof pickupOrderWire>

/** The checked order: texts tidied, phones E.164, tax numbers with hyphens, every choice made. */
export type PickupOrder = z.output<typeof pickupOrderWire>
