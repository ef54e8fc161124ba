import { z } from 'zod'
import { customerTypes } from '#accounts/who.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { languages } from '#base/languages.ts'
import { documentTypes } from '#documents/document.ts'

const id = z.int()
const named = z.object({ id, name: z.string() })
const text = z.string().nullable()
const forints = z.int().nullable()

/** SPEC 3, address: as it stands on the request. Masked, only its town and half of its code are left. */
const addressData = z.object({
  addressType: z.object({ id }),
  country: z.object({ countryCode: z.string() }),
  postalCode: z.string(),
  city: z.string(),
  publicPlaceName: text,
  publicPlaceType: text,
  streetNumber: text,
  other: text,
  contactName: z.string(),
  contactPhone: text,
  billingName: text,
  taxNumber: text,
  isCompany: z.union([z.literal(0), z.literal(1)]),
  locker: z.object({ provider: z.enum(parcelProviders), code: text }).nullable(),
})
export type AddressData = z.output<typeof addressData>

/** SPEC 3, documents: where whoever holds the request opens the newest of a type. No link is in this answer (SECURITY S-HASH): `{id}/documents` makes them. */
const documentPaths = {
  warrantyCardPath: text,
  invoicePath: text,
  faultReportPath: text,
  handoverDocumentPath: text,
  gsmQuotationPath: text,
  dolphinInvoicePath: text,
  gsmRepairWorksheetPath: text,
}
export type DocumentPaths = { [Path in keyof typeof documentPaths]: string | null }

/** SPEC 3, service request: the fields that the screens of tracking do not need, whole for its owner and employees, masked for others (requests/server/mask.ts). */
export const serviceRequest = z.object({
  id,
  serviceRequestId: id,
  language: z.enum(languages),
  /** How it came: all that there are today were booked as `pickup-return`. */
  type: z.literal('pickup-return'),
  deviceIdentifierOut: text,
  /** IMEI or serial, three at most: as booked, the second IMEI, the device that goes back. */
  uniqueIdentifiers: z.array(z.string()).max(3),
  imei1: text,
  imei2: text,
  serialNumber: text,
  errorDescription: z.string(),
  otherDescription: text,
  failureOptions: z.array(named),
  simLock: named.nullable(),
  mobilProvider: named.nullable(),
  /** Of the newest invoice. */
  payment: named.nullable(),
  damageNumber: text,
  /** What the partner who sent it calls its return, and the request. */
  rmaNumber: text,
  referenceNumber: text,
  /** Comes with the worksheets of the brand. */
  mieleWorksheetNumber: text,
  repairCostLimit: forints,
  purchasePrice: forints,
  accessories: z.array(named),
  accessoriesOther: text,
  requestSource: named,
  /** What the calculator said before the booking. */
  calculatedPrice: z.object({ repair: id, delivery: id }).nullable(),
  /** The same as the customer was told: from–to with the delivery; null: something needed an inspection. */
  expectedPrice: z.object({ from: id, to: id }).nullable(),
  /** Gross forints: what was accepted, before that the least the quote can cost. */
  quotePrice: forints,
  /** The most it can cost; the same where nothing is to be chosen any more. */
  quotePriceMost: forints,
  prevCrmRequestId: id.nullable(),
  prevGsmWorkSheetId: text,
  customer: z.object({
    customerId: id.nullable(),
    customerType: z.enum(customerTypes),
    firstName: z.string(),
    middleName: text,
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    companyName: text,
    businessForm: named.nullable(),
    taxNumber: text,
  }),
  /** Where the device is collected, where it goes back, where the invoice goes. */
  shippingAddressData: addressData,
  deliveryOutAddressData: addressData,
  billingAddressData: addressData,
  ...documentPaths,
  /** The newest first; empty for an employee without document.viewAll. */
  documents: z.array(
    z.object({
      documentType: z.enum(documentTypes),
      name: z.string(),
      createdAt: z.string(),
      createdBy: z.enum(['customer', 'staff', 'system']),
      language: z.enum(languages),
    }),
  ),
})
export type ServiceRequest = z.output<typeof serviceRequest>
