import { z } from 'zod'

const presence = z.enum(['required', 'optional', 'hidden'])
export type Presence = z.infer<typeof presence>

/** The fields a service entry may ask for, beyond those every booking needs (identifier, fault text, person, addresses, pickup). */
const fields = z.object({
  productType: presence,
  colour: presence,
  imei2: presence,
  dateOfPurchase: presence,
  simLock: presence,
  purchasePrice: presence,
  failureOptions: presence,
  accessories: presence,
  accessoriesOther: presence,
  otherDescription: presence,
  repairCostLimit: presence,
  insuranceNumber: presence,
  pickupNote: presence,
  invoice: presence,
  warrantyCard: presence,
  appleDocuments: presence,
})
export type FormField = keyof z.infer<typeof fields>
export const formFields: readonly FormField[] = fields.keyof().options

/** Short notices shown before sending; their words are in the requests slice. */
const formNotices = ['returnFee', 'quoteFees', 'dataErased', 'warrantyRight', 'insurerDecides', 'repeatClaim'] as const

/**
 * What one kind of booking looks like, as data (table `forms`). One booking flow reads it: which fields, which documents,
 * which notices. Browser and server obey the same definition.
 */
export const formDefinition = z.object({
  fields,
  /** SPEC 5: for warranty handling at least one of invoice copy and warranty card. */
  documents: z.enum(['none', 'optional', 'atLeastOne']),
  /** Whether the service entry's address already says the brand, or the customer picks one. */
  brand: z.enum(['fixed', 'choose']),
  /** Which catalogue a chosen brand comes from; `service` is the insurance one (fonix calls). */
  productCatalogue: z.enum(['brand', 'service']),
  /** Where the device shows no identifier, one may be generated (DESIGN 8.5). */
  generateIdentifier: z.boolean(),
  parcelLocker: z.boolean(),
  company: z.enum(['choose', 'person', 'company']),
  accountRegistration: z.boolean(),
  /** A repeat claim: carries prevCrmRequestId and prevGsmWorkSheetId. */
  previousRequest: z.boolean(),
  /** The oldest purchase accepted, in years before today; null: since 2000-01-01 (GAPS D10). */
  purchaseMaxAgeYears: z.number().int().positive().nullable(),
  notices: z.array(z.enum(formNotices)),
  /** The device is not repaired but bought: its state was asked before, and the price goes to a bank account. */
  buyback: z.boolean().optional(),
})
export type FormDefinition = z.infer<typeof formDefinition>
