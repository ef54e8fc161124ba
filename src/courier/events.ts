import type { Leg, ShipmentStatus } from './shipment.ts'

export type CourierEvents = {
  /** A parcel has come further, and its request took no step by it that is announced as one of its own. `movedAt` as its courier says. */
  shipmentMoved: { requestId: number; leg: Leg; shipmentStatus: ShipmentStatus; movedAt: string }
}
