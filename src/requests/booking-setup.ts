import { z } from 'zod'
import { formDefinition } from '#catalogue/form-definition.ts'
import { pickupWindows } from './pickup-window.ts'

const id = z.int()
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const named = z.object({ id, name: z.string() })

/** A text the customer reads before sending; its id travels back in `textVersions`. */
const textVersion = z.object({
  id,
  /** Rich text; null where the text is long and has a page of its own (privacy, terms). */
  body: z.string().nullable(),
})

const brand = named.extend({
  slug: z.string(),
  /** How long the brand's serial numbers are (DESIGN 8.4). */
  serial: z.object({ min: z.int(), max: z.int() }),
  /** The device locator that must be off before the device is sent, as the caller's language calls it. */
  locatorName: z.string().nullable(),
  /** Ids of `productGroups`: what this service entry takes of the brand. */
  productGroupIds: z.array(id),
})
export type BookingBrand = z.output<typeof brand>

export const offeredDays = z
  .array(z.object({ day, windows: z.array(z.object({ window: z.enum(pickupWindows), free: z.boolean() })).readonly() }))
  .readonly()

/** SECURITY C16: what the link of an earlier repair shows. The device in full; the person and the numbers masked, but for whoever holds the request. */
const previousRequest = z.object({
  crmRequestId: id,
  gsmWorksheetId: z.string().nullable(),
  brandId: id,
  productGroupId: id,
  productType: named.nullable(),
  productTypeOther: z.string().nullable(),
  deviceColourId: id.nullable(),
  identifierKind: z.enum(['imei', 'serial']),
  identifier: z.string().describe('•••••••••••0987'),
  name: z.string().describe('K••••• A•••'),
  email: z.string().describe('k•••@p••••.hu'),
  phone: z.string().describe('•••••••4567'),
  address: z.string().describe('11•• Budapest'),
  /** The last day of the service warranty; null: the earlier repair was not handed back yet. */
  warrantyUntil: day.nullable(),
  fits: z.boolean(),
})
export type PreviousRequest = z.output<typeof previousRequest>

/** All that a booking screen needs for one service entry, in the caller's language. Product types and colours are asked of the catalogue. */
export const bookingSetup = z.object({
  availableService: named.extend({ serviceId: id, serviceCode: z.string(), warrantyTypeId: id }),
  provider: named.extend({ slug: z.string() }).nullable(),
  form: named.extend({ code: z.string(), definition: formDefinition }),
  /** The service entry's own brand, or on a service entry that lets choose the one the query names; null until one is chosen. */
  brand: brand.nullable(),
  /** What can be chosen; only the service entry's own brand where it is fixed. */
  brands: z.array(brand),
  productGroups: z.array(named.extend({ code: z.string(), hasSim: z.boolean(), serviceProductGroupId: id.nullable() })),
  lookups: z.object({
    failureOptions: z.array(named),
    accessories: z.array(named),
    simLocks: z.array(named),
    businessForms: z.array(named.extend({ short: z.string().nullable() })),
  }),
  /** What whoever books for a company may choose from; nobody else has any. */
  costCentres: z.array(named.extend({ code: z.string() })),
  /** Each applies to the devices `stepsFor` says; all that apply must be ticked. */
  /** For the zone of the query's postal code, else of a customer whose zone has no rule of its own. */
  pickupDays: offeredDays,
  texts: z.object({
    privacy: textVersion,
    terms: textVersion,
    /** Of `brand`; null until one is chosen. */
    generalInfo: textVersion.nullable(),
    serviceTerms: textVersion.nullable(),
  }),
  today: day,
  dateOfPurchase: z.object({ min: day, max: day }),
  /** Gross forints, working days, and hours and minutes in Budapest. */
  figures: z.object({
    returnFee: z.int(),
    inspectionFee: z.int(),
    deliveryFee: z.int(),
    quoteValidityWorkingDays: z.int(),
    expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
    pickupCutOff: z.string(),
    serviceWarrantyMonths: z.int(),
  }),
  /** Present when the query's `identicalHash` names an earlier repair. */
  previous: previousRequest.nullable(),
})
export type BookingSetup = z.output<typeof bookingSetup>
