import { isBeforePickup, isBuyback, type Outcome, type RequestStatus, warrantyTypes } from '#requests/status.ts'

/** Where a device has been and will be, from the booking to its owner. */
const stations = ['booked', 'workshop', 'quote', 'repair', 'way', 'home'] as const
/** A device that is bought does not come back, one that is not goes home. */
const boughtStations = ['booked', 'workshop', 'offer', 'payout'] as const
const returnedStations = ['booked', 'workshop', 'offer', 'way', 'home'] as const
export type Station = (typeof stations)[number] | (typeof boughtStations)[number]

type Stage = (typeof stations)[number]

type Request = { readonly status: RequestStatus; readonly outcome: Outcome | null; readonly warrantyType: { readonly id: number } }

const stationOf: Readonly<Record<RequestStatus, Stage>> = {
  RECEIVED: 'booked',
  DELIVERY_IN_ORDERED: 'booked',
  ARRIVED: 'workshop',
  QUOTE_DONE: 'quote',
  QUOTE_ACCEPTED: 'repair',
  QUOTE_REJECTED: 'quote',
  PRODUCT_LEFT_THE_SERVICE: 'repair',
  INVOICE_DONE: 'repair',
  DELIVERY_OUT_ORDERED: 'way',
  SHIPPED: 'way',
  SERVICE_DONE: 'home',
}

/** A repair that is paid for has a quote; one that is not may get one. */
const hasQuote = ({ status, warrantyType }: Request) =>
  warrantyType.id === warrantyTypes.paid || status === 'QUOTE_DONE' || status === 'QUOTE_ACCEPTED' || status === 'QUOTE_REJECTED'

/**
 * The stations of a request and at which of them it is now.
 * @returns null when the device never set out, was lost, or was left here: there is no journey
 */
export function journeyOf(request: Request): { readonly stations: readonly Station[]; readonly at: number } | null {
  if (request.outcome === 'CANCELLED' && isBeforePickup(request.status)) return null
  // It did not come to an end of it.
  if (request.outcome === 'LOST' || request.outcome === 'ABANDONED') return null
  if (isBuyback({ warrantyTypeId: request.warrantyType.id })) return journeyOfBuyback(request)
  const own = stations.filter((station) => station !== 'quote' || hasQuote(request))
  return { stations: own, at: own.indexOf(stationOf[request.status]) }
}

const stationOfBuyback: Readonly<Partial<Record<RequestStatus, Station>>> = {
  QUOTE_DONE: 'offer',
  QUOTE_ACCEPTED: 'payout',
  QUOTE_REJECTED: 'offer',
  PRODUCT_LEFT_THE_SERVICE: 'way',
  INVOICE_DONE: 'way',
}

function journeyOfBuyback({ status, outcome }: Request) {
  const here = outcome === 'BOUGHT' ? 'payout' : (stationOfBuyback[status] ?? stationOf[status])
  const comesBack = status === 'QUOTE_REJECTED' || here === 'way' || here === 'home'
  const own: readonly Station[] = comesBack ? returnedStations : boughtStations
  return { stations: own, at: own.indexOf(here) }
}
