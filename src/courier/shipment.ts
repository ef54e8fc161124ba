/** `in`: from the customer to the workshop; `out`: back again. */
export const legs = ['in', 'out'] as const
export type Leg = (typeof legs)[number]

export const carriers = ['simulator', 'gls', 'foxpost'] as const
export type Carrier = (typeof carriers)[number]

/** What came of calling an order off: the courier is still to be told, knows it, or could not be stopped any more. */
export const withdrawals = ['wanted', 'done', 'late'] as const
export type Withdrawal = (typeof withdrawals)[number]

/** As people know them; the simulator stands in for a courier of our own. */
export const carrierNames: Readonly<Record<Carrier, string>> = { simulator: 'Mobilfutár', gls: 'GLS', foxpost: 'Foxpost' }

/** DOMAIN 2.5: what any courier tells, in one language. `CREATED`: written down by us, no courier has taken the order yet. */
export const shipmentStatuses = [
  'CREATED',
  'PICKUP_ORDERED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'IN_LOCKER',
  'DELIVERED',
  'FAILED',
  'RETURNED',
  'CANCELLED',
  'LOST',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

const onTheWay = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'FAILED', 'RETURNED'] as const

/**
 * What may follow what. Couriers leave stations out and tell them late or twice: what is not listed is kept as an event and
 * changes nothing.
 */
export const mayFollow: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  CREATED: ['PICKUP_ORDERED', 'CANCELLED'],
  PICKUP_ORDERED: ['PICKED_UP', ...onTheWay, 'CANCELLED'],
  PICKED_UP: onTheWay,
  IN_TRANSIT: onTheWay.filter((status) => status !== 'IN_TRANSIT'),
  OUT_FOR_DELIVERY: onTheWay.filter((status) => status !== 'OUT_FOR_DELIVERY'),
  IN_LOCKER: ['IN_TRANSIT', 'DELIVERED', 'FAILED', 'RETURNED'],
  FAILED: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'IN_LOCKER', 'DELIVERED', 'RETURNED'],
  DELIVERED: [],
  RETURNED: [],
  CANCELLED: [],
  // By the decision of an employee only.
  LOST: [],
}

/** What decides how a shipment goes on. */
export type ShipmentState = { readonly leg: Leg; readonly status: ShipmentStatus; readonly collected: boolean; readonly ended: boolean }

/** The courier has the device in hand. */
const inHand = (code: ShipmentStatus) =>
  code === 'PICKED_UP' || code === 'IN_TRANSIT' || code === 'OUT_FOR_DELIVERY' || code === 'IN_LOCKER' || code === 'DELIVERED'

/** A pickup nobody opened to is over: the next attempt is a new order. A parcel that could not be delivered stays with the courier. */
const isLast = ({ leg, collected }: ShipmentState, code: ShipmentStatus) =>
  code === 'DELIVERED' || code === 'RETURNED' || code === 'CANCELLED' || (code === 'FAILED' && leg === 'in' && !collected)

/** How the shipment stands after something happened to it; null: it stays as it is. */
export function stateAfter(shipment: ShipmentState, code: ShipmentStatus): ShipmentState | null {
  if (shipment.ended || !mayFollow[shipment.status].includes(code)) return null
  return { leg: shipment.leg, status: code, collected: shipment.collected || inHand(code), ended: isLast(shipment, code) }
}

/** What it means for the request. `cameBack`: the parcel is with its sender again. */
export type Meaning = 'nothing' | 'collected' | 'pickupFailed' | 'shipped' | 'deliveryFailed' | 'handedBack' | 'cameBack'

/** @param shipment as it stood before */
export function meaningOf({ leg, collected }: ShipmentState, code: ShipmentStatus): Meaning {
  if (code === 'RETURNED') return 'cameBack'
  if (leg === 'in') {
    if (collected) return 'nothing'
    if (code === 'FAILED' || code === 'CANCELLED') return 'pickupFailed'
    return inHand(code) ? 'collected' : 'nothing'
  }
  if (code === 'DELIVERED') return 'handedBack'
  if (code === 'FAILED') return 'deliveryFailed'
  return inHand(code) ? 'shipped' : 'nothing'
}

/** What the courier knows the n-th order of a leg by: at most 20 characters, the shortest limit of the couriers. */
export const clientReference = (requestId: number, leg: Leg, serial: number) => `${requestId}-${leg === 'in' ? 'B' : 'K'}${serial}`

/** DESIGN 8.7: 4,522 on paper is 4,520 in cash, because the smallest coin is five forints. */
export const inCash = (forints: number) => Math.round(forints / 5) * 5
