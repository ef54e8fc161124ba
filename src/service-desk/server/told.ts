import { formatAddress } from '#addresses/format-address.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import type { Language } from '#base/languages.ts'
import { nameInWords } from '#requests/in-words.ts'
import type { ToldRequest } from '#requests/server/request-papers-store.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { findDeskRequest } from './desk-request-store.ts'

type DeskFacts = Awaited<ReturnType<typeof findDeskRequest>>

type Address = NonNullable<DeskRequest['addresses']>['billing']

function addressOf({ contactName, contactPhone, billingName, taxNumber, lockerProvider, lockerCode, ...address }: ToldRequest['billing']): Address {
  const provider = parcelProviders.find((known) => known === lockerProvider)
  return {
    contactName,
    contactPhone,
    address: formatAddress(address),
    locker: provider && lockerCode !== null ? { provider, code: lockerCode } : null,
    billingName,
    taxNumber,
  }
}

const instant = (moment: Temporal.Instant | null) => moment?.toString() ?? null

type Reader = { readonly language: Language; readonly withContact: boolean }

/**
 * What the request says of itself: device, customer, addresses, fault and what was agreed at the booking. Every employee is told whose
 * device it is; how to reach them and where they live only those with customer.view.
 */
export const toldOf = (told: ToldRequest, facts: DeskFacts, { language, withContact }: Reader) => ({
  crmRequestId: told.id,
  version: told.version,
  status: told.status,
  outcome: told.outcome,
  language: told.language,
  receivedTime: told.receivedAt.toString(),
  arrivedTime: instant(facts.arrivedAt),
  readyTime: instant(facts.readyAt),
  handedBackTime: instant(facts.handedBackAt),
  closedTime: instant(told.closedAt),
  service: told.serviceName,
  provider: told.providerName,
  warrantyTypeId: told.warrantyTypeId,
  insuranceNumber: told.insuranceNumber,
  repairCostLimit: told.repairCostLimit,
  device: {
    brandId: facts.brandId,
    brand: told.brandName,
    group: told.groupName,
    type: told.typeName,
    colour: told.colourName,
    identifier: told.identifier,
    identifierKind: told.identifierKind,
    identifierGenerated: facts.identifierGenerated,
    imei2: told.imei2,
    dateOfPurchase: told.dateOfPurchase,
    purchasePrice: told.purchasePrice,
  },
  customer: {
    accountId: facts.accountId,
    customerType: facts.customerType,
    name: nameInWords(language, told),
    email: withContact ? told.email : null,
    phone: withContact ? told.phone : null,
    company: told.companyName && [told.companyName, told.businessForm].filter(Boolean).join(' '),
    taxNumber: withContact ? told.taxNumber : null,
  },
  addresses: withContact
    ? { deliveryIn: addressOf(told.deliveryIn), deliveryOut: addressOf(told.deliveryOut), billing: addressOf(told.billing) }
    : null,
  pickup: {
    day: told.pickupDay,
    window: told.pickupWindow,
    postalCode: told.deliveryIn.postalCode,
    note: told.pickupNote,
    collectedTime: instant(facts.collectedAt),
  },
  fault: { options: told.failures, description: told.troubleDescription, other: told.otherDescription },
  accessories: { listed: told.accessories, other: told.accessoriesOther },
  preparation: told.preparationSteps,
})
