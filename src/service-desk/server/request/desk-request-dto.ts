import { fullCompanyName } from '#accounts/greeting.ts'
import { contactInWords, nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import type { Language } from '#base/languages.ts'
import { expectedTotal } from '#prices/estimate.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import type { DeskRequest } from '../../desk-request.ts'
import type { DeskFacts } from './desk-request-store.ts'

type Address = NonNullable<DeskRequest['addresses']>['billing']

function addressOf(
  { contactName, contactPhone, billingName, taxNumber, lockerProvider, lockerCode, ...address }: RequestSummary['billing'],
  nameOf: (contactName: string) => string,
): Address {
  const provider = parcelProviders.find((known) => known === lockerProvider)
  return {
    contactName: nameOf(contactName),
    contactPhone,
    address: formatAddress(address),
    locker: provider && lockerCode !== null ? { provider, code: lockerCode } : null,
    billingName,
    taxNumber,
  }
}

function addressesOf(summary: RequestSummary, language: Language): DeskRequest['addresses'] {
  const { deliveryIn, deliveryOut, billing } = summary
  const nameOf = (contactName: string) => contactInWords(language, contactName, summary)
  return { deliveryIn: addressOf(deliveryIn, nameOf), deliveryOut: addressOf(deliveryOut, nameOf), billing: addressOf(billing, nameOf) }
}

const instant = (moment: Temporal.Instant | null) => moment?.toString() ?? null

type Reader = { readonly language: Language; readonly withContact: boolean }

/**
 * What the request says of itself: device, customer, addresses, fault and what was agreed at the booking. Every employee is told whose
 * device it is; how to reach them and where they live only those with customer.view.
 */
export const deskRequestOf = (summary: RequestSummary, facts: DeskFacts, { language, withContact }: Reader) => ({
  crmRequestId: summary.id,
  version: summary.version,
  status: summary.status,
  afterCancelling: facts.afterCancelling,
  outcome: summary.outcome,
  language: summary.language,
  receivedTime: summary.receivedAt.toString(),
  arrivedTime: instant(facts.arrivedAt),
  readyTime: instant(facts.readyAt),
  handedBackTime: instant(facts.handedBackAt),
  closedTime: instant(summary.closedAt),
  service: summary.serviceName,
  provider: summary.providerName,
  warrantyTypeId: summary.warrantyTypeId,
  insuranceNumber: summary.insuranceNumber,
  rmaNumber: summary.rmaNumber,
  referenceNumber: summary.referenceNumber,
  repairCostLimit: summary.repairCostLimit,
  expected: summary.estimate && expectedTotal(summary.estimate),
  device: {
    brandId: facts.brandId,
    brand: summary.brandName,
    group: summary.groupName,
    type: summary.typeName,
    colour: summary.colourName,
    identifier: summary.identifier,
    identifierKind: summary.identifierKind,
    identifierGenerated: facts.identifierGenerated,
    imei2: summary.imei2,
    dateOfPurchase: summary.dateOfPurchase,
    purchasePrice: summary.purchasePrice,
  },
  customer: {
    accountId: facts.accountId,
    customerType: facts.customerType,
    name: nameInWords(language, summary),
    email: withContact ? summary.email : null,
    phone: withContact ? summary.phone : null,
    company: summary.companyName && fullCompanyName(summary.companyName, summary.businessForm),
    taxNumber: withContact ? summary.taxNumber : null,
  },
  addresses: withContact ? addressesOf(summary, language) : null,
  pickup: {
    day: summary.pickupDay,
    window: summary.pickupWindow,
    postalCode: summary.deliveryIn.postalCode,
    note: summary.pickupNote,
    collectedTime: instant(facts.collectedAt),
    withdrawal: facts.pickupWithdrawal,
  },
  fault: { options: summary.failures, description: summary.troubleDescription, other: summary.otherDescription },
  accessories: { listed: summary.accessories, other: summary.accessoriesOther },
  preparation: summary.preparation,
})
