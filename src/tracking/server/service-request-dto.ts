import { addressTypes } from '#addresses/address-type.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { type CatalogueNames, entriesNamed, entryNamed } from '#catalogue/server/names-store.ts'
import type { DocumentType } from '#documents/document.ts'
import type { StoredDocument } from '#documents/server/document-store.ts'
import { expectedTotal } from '#prices/estimate.ts'
import { type Mask, orNull } from '#requests/server/mask.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { AddressData, DocumentPaths, ServiceRequest } from '../service-request.ts'
import type { AddressRow, FollowedRow } from './followed-request-store.ts'

type Rows = {
  readonly row: FollowedRow
  readonly addresses: readonly AddressRow[]
  readonly documents: readonly StoredDocument[]
  readonly names: CatalogueNames
}

/** SPEC 3: what a request is beyond what tracking shows of it. */
export function serviceRequestOf({ row, addresses, documents, names }: Rows, mask: Mask): ServiceRequest {
  const addressOf = (type: number) => {
    const found = addresses.find(({ addressTypeId }) => addressTypeId === type)
    if (!found) throw new Error(`Request ${row.id} has no address of type ${type}`)
    return addressDataOf(found, mask)
  }
  return {
    id: row.id,
    serviceRequestId: row.id,
    language: row.language,
    type: 'pickup-return',
    ...identifiersOf(row, mask),
    errorDescription: row.troubleDescription,
    otherDescription: row.otherDescription,
    failureOptions: entriesNamed(names, 'failureOptions', row.failureOptionIds),
    simLock: entryNamed(names, 'simLocks', row.simLockId),
    mobilProvider: row.providerId === null ? null : { id: row.providerId, name: names.mobilProviders.get(row.providerId) ?? '' },
    payment: entryNamed(names, 'paymentMethods', row.paymentMethodId),
    damageNumber: orNull(mask.number, row.insuranceNumber),
    rmaNumber: orNull(mask.number, row.rmaNumber),
    referenceNumber: orNull(mask.number, row.referenceNumber),
    mieleWorksheetNumber: null,
    repairCostLimit: row.repairCostLimit,
    purchasePrice: row.purchasePrice,
    accessories: entriesNamed(names, 'accessories', row.accessoryIds),
    accessoriesOther: row.accessoriesOther,
    requestSource: { id: row.requestSourceId, name: entryNamed(names, 'requestSources', row.requestSourceId)?.name ?? '' },
    calculatedPrice: row.calculatedPrice,
    // Of a repair that others pay, as it may have become, nothing is expected of the customer.
    expectedPrice: row.estimate && row.warrantyTypeId === warrantyTypes.paid ? expectedTotal(row.estimate) : null,
    quotePrice: row.quotedGross,
    quotePriceMost: row.quotedGrossMost,
    prevCrmRequestId: row.prevCrmRequestId,
    prevGsmWorkSheetId: orNull(mask.number, row.prevGsmWorksheetId),
    customer: customerOf(row, names, mask),
    shippingAddressData: addressOf(addressTypes.in),
    deliveryOutAddressData: addressOf(addressTypes.out),
    billingAddressData: addressOf(addressTypes.billing),
    ...documentPathsOf(row.id, documents),
    documents: documents.map(({ type, name, createdAt, createdBy, language }) => ({
      documentType: type,
      name,
      createdAt: createdAt.toString(),
      createdBy,
      language,
    })),
  }
}

function identifiersOf({ identifier, identifierKind, imei2, deviceIdentifierOut }: FollowedRow, mask: Mask) {
  const booked = mask.number(identifier)
  const [second, out] = [orNull(mask.number, imei2), orNull(mask.number, deviceIdentifierOut)]
  return {
    deviceIdentifierOut: out,
    uniqueIdentifiers: [booked, second, out].filter((one) => one !== null),
    imei1: identifierKind === 'imei' ? booked : null,
    imei2: second,
    serialNumber: identifierKind === 'serial' ? booked : null,
  }
}

const customerOf = (row: FollowedRow, names: CatalogueNames, mask: Mask): ServiceRequest['customer'] => ({
  customerId: row.accountId,
  customerType: row.customerType,
  firstName: mask.name(row.firstName),
  middleName: orNull(mask.name, row.middleName),
  lastName: mask.name(row.lastName),
  email: mask.email(row.email),
  phone: mask.phone(row.phone),
  companyName: orNull(mask.name, row.companyName),
  businessForm: entryNamed(names, 'businessForms', row.businessFormId),
  taxNumber: orNull(mask.phone, row.taxNumber),
})

function addressDataOf(row: AddressRow, mask: Mask): AddressData {
  const provider = parcelProviders.find((known) => known === row.lockerProvider)
  return {
    addressType: { id: row.addressTypeId },
    country: { countryCode: row.countryCode },
    postalCode: mask.postalCode(row.postalCode),
    city: row.city,
    publicPlaceName: orNull(mask.place, row.publicPlaceName),
    publicPlaceType: orNull(mask.place, row.publicPlaceType),
    streetNumber: orNull(mask.place, row.streetNumber),
    other: orNull(mask.place, row.other),
    contactName: mask.name(row.contactName),
    contactPhone: orNull(mask.phone, row.contactPhone),
    billingName: orNull(mask.name, row.billingName),
    taxNumber: orNull(mask.phone, row.taxNumber),
    isCompany: row.isCompany ? 1 : 0,
    locker: provider ? { provider, code: orNull(mask.place, row.lockerCode) } : null,
  }
}

/** The newest of each type. Named by its type, not by its id, so nothing in the answer looks like a link (SECURITY S-HASH). */
function documentPathsOf(requestId: number, documents: readonly StoredDocument[]): DocumentPaths {
  const path = (type: DocumentType) => {
    const newest = documents.find((one) => one.type === type)
    return newest ? `/api/proxy-gsm-api-notrt/return-worksheet/${requestId}/${type}/${newest.language}` : null
  }
  return {
    warrantyCardPath: path('warrantyCard'),
    invoicePath: path('invoice'),
    faultReportPath: path('faultReport'),
    handoverDocumentPath: path('handoverDocument'),
    gsmQuotationPath: path('gsmQuotation'),
    dolphinInvoicePath: path('dolphinInvoice'),
    gsmRepairWorksheetPath: path('gsmRepairWorksheet'),
  }
}
