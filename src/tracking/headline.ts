import type { Leg, ShipmentStatus } from '#courier/shipment.ts'
import { type AfterCancelling, isBeforePickup, type RequestStatus, requestStatuses, stageOf } from '#requests/status.ts'

/** What a parcel can tell that the status does not. */
const parcelHeadlines = [
  'choosePickup',
  'collected',
  'onItsWayIn',
  'deliveredIn',
  'comesAgain',
  'outForDelivery',
  'inLocker',
  'atStore',
  'notDelivered',
  'cameBack',
  'orderedAnew',
  'noNews',
] as const
type ParcelHeadline = (typeof parcelHeadlines)[number]

export const headlines = [...requestStatuses, 'invoiceAnew', ...parcelHeadlines] as const
type Headline = (typeof headlines)[number]

type Facts = {
  readonly status: RequestStatus
  readonly afterCancelling?: AfterCancelling | null
  /** The customer chooses when the courier comes. */
  readonly choosesPickup: boolean
  /** The courier has brought it to the counter of its store, where the customer fetches it. */
  readonly waitsAtStore: boolean
  readonly collected: boolean
  /** What couriers have taken, the newest first. */
  readonly shipments: readonly { readonly leg: Leg; readonly status: ShipmentStatus; readonly attempt: number; readonly isSilent?: boolean }[]
}

const onItsWayIn: Readonly<Partial<Record<ShipmentStatus, ParcelHeadline>>> = {
  PICKED_UP: 'collected',
  IN_TRANSIT: 'onItsWayIn',
  OUT_FOR_DELIVERY: 'onItsWayIn',
  IN_LOCKER: 'onItsWayIn',
  FAILED: 'onItsWayIn',
  DELIVERED: 'deliveredIn',
}

const onItsWayBack: Readonly<Partial<Record<ShipmentStatus, ParcelHeadline>>> = {
  OUT_FOR_DELIVERY: 'outForDelivery',
  IN_LOCKER: 'inLocker',
  FAILED: 'notDelivered',
  RETURNED: 'cameBack',
  CANCELLED: 'orderedAnew',
}

/** Where a request stands by the newest of both clocks: a parcel moves on while the status waits for the workshop's scan. */
export function headlineOf({ status, afterCancelling, choosesPickup, waitsAtStore, collected, shipments }: Facts): Headline {
  const newest = (leg: Leg) => shipments.find((shipment) => shipment.leg === leg)
  if (isBeforePickup(status)) {
    if (choosesPickup) return 'choosePickup'
    const coming = newest('in')
    if (collected && coming?.isSilent) return 'noNews'
    if (collected) return (coming && onItsWayIn[coming.status]) ?? 'collected'
    return coming !== undefined && coming.attempt > 1 ? 'comesAgain' : status
  }
  if (waitsAtStore) return 'atStore'
  const going = status === 'DELIVERY_OUT_ORDERED' || status === 'SHIPPED' ? newest('out') : undefined
  if (status === 'SHIPPED' && going?.isSilent) return 'noNews'
  return (going && onItsWayBack[going.status]) ?? stageOf({ status, afterCancelling })
}
