import type { ParcelPoint, ParcelProvider } from '#addresses/parcel-point.ts'
import type { Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { Carrier, Leg, ShipmentStatus } from '../../shipment.ts'

/** One end of the way, as couriers want an address. */
export type Party = {
  name: string
  /** E.164 */
  phone: string
  email: string
  countryCode: string
  postalCode: string
  city: string
  /** Without the number. */
  street: string
  streetNumber: string
  /** Floor, door. */
  other: string
}

export type ParcelOrder = {
  /** At most 20 characters; one order each. */
  clientReference: string
  leg: Leg
  attempt: number
  /** When the courier comes: to the customer, or to the workshop. */
  day: Day
  window: PickupWindow
  customer: Party
  workshop: Party
  /** A point the parcel goes to instead of the customer's address. */
  locker: { provider: ParcelProvider; code: string } | null
  /** For the courier; may be empty. */
  note: string
  /** Whole forints in cash; 0: nothing. */
  cashOnDelivery: number
  language: Language
}

/** A taken order. `label` where it came with the answer. */
export type Placed = { carrierId: string; trackingNumber: string; label?: Uint8Array }

/** A parcel a courier has. A real one needs its numbers; the simulator works from the rest. */
export type Parcel = Pick<Placed, 'carrierId' | 'trackingNumber'> & { order: ParcelOrder; orderedAt: Temporal.Instant }

export type CourierEvent = {
  code: ShipmentStatus
  at: Temporal.Instant
  /** The courier's own words. */
  note: string | null
}

/**
 * Whoever carries the devices. No call is made inside a database transaction.
 * @throws Refusal COURIER_AWAY from each: no answer in time, or none that can be understood. What was asked may have been done.
 * @throws Refusal COURIER_REFUSED from each: the courier said no, and nothing was done
 */
export type CourierAdapter = {
  readonly name: Carrier
  createPickup: (order: ParcelOrder) => Promise<Placed>
  createDelivery: (order: ParcelOrder) => Promise<Placed>
  /**
   * Looks for an order whose answer was lost, so that it is not given twice.
   * @param askedAt when it was given
   */
  find: (order: ParcelOrder, askedAt: Temporal.Instant) => Promise<Placed | null>
  /** `late`: the courier has set out and can no longer be stopped. */
  cancel: (parcel: Parcel) => Promise<'cancelled' | 'late'>
  /** A PDF. */
  label: (parcel: Parcel) => Promise<Uint8Array>
  /** All that is known of it, in any order. */
  track: (parcel: Parcel) => Promise<CourierEvent[]>
  /** Where parcels can be left or fetched; null: the courier has no such places. */
  listPoints: () => Promise<ParcelPoint[] | null>
}
