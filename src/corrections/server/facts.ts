import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { type CorrectedFact, correctedFacts, type FactChange } from '../correction.ts'

type Address = RequestSummary['deliveryIn']

const who = ({ contactName, contactPhone }: Address) => [contactName, contactPhone].filter(Boolean)
const where = (address: Address) => (address.lockerCode === null ? formatAddress(address) : `${address.other} (${address.lockerCode})`)
const inOneLine = (address: Address) => [...who(address), where(address)].join(', ')
const billed = (address: Address) =>
  [address.billingName ?? address.contactName, address.taxNumber, formatAddress(address)].filter(Boolean).join(', ')

/** What a correction may change, as the audit keeps it: names in words, days and codes as they are stored. */
function factsOf(request: RequestSummary): Record<CorrectedFact, string> {
  const { pickupDay, pickupWindow, companyName, businessForm, accessories, accessoriesOther } = request
  return {
    name: nameInWords('hu', request),
    email: request.email,
    phone: request.phone,
    company: fullCompanyName(companyName, businessForm),
    taxNumber: request.taxNumber ?? '',
    brand: request.brandName,
    group: request.groupName,
    type: request.typeName ?? '',
    colour: request.colourName ?? '',
    identifier: request.identifier,
    imei2: request.imei2 ?? '',
    dateOfPurchase: request.dateOfPurchase ?? '',
    failures: request.failures.join(', '),
    description: request.troubleDescription,
    otherDescription: request.otherDescription ?? '',
    accessories: [...accessories, accessoriesOther].filter(Boolean).join(', '),
    deliveryIn: inOneLine(request.deliveryIn),
    deliveryOut: inOneLine(request.deliveryOut),
    billing: billed(request.billing),
    warrantyType: String(request.warrantyTypeId),
    insuranceNumber: request.insuranceNumber ?? '',
    pickup: [pickupDay, pickupWindow].filter(Boolean).join(' '),
  }
}

/** Each fact that is another one now. */
export function changesBetween(one: RequestSummary, other: RequestSummary): FactChange[] {
  const [before, after] = [factsOf(one), factsOf(other)]
  return correctedFacts.filter((fact) => before[fact] !== after[fact]).map((fact) => ({ fact, before: before[fact], after: after[fact] }))
}
