import type { PickupOrder } from '../../pickup-order.ts'
import type { ValidatedOrder } from './validate-order.ts'

/** A device of an order, by everything the server knows of it. */
export type CheckedDevice = {
  readonly order: PickupOrder
  readonly measured: ValidatedOrder
  /** SPEC 3: what the partner calls the return of the device, and the request. */
  readonly rmaNumber: string | null
  readonly referenceNumber: string | null
}
