import { z } from 'zod'
import { address } from '#addresses/address.ts'
import { longText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { orderedDevice } from '#requests/device-order.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'

export const maxStorePhotos = 8

/** Where the repaired device goes: back to the counter, or to the customer's own address. */
export const waysBack = ['counter', 'customer'] as const

/** What is written down at a counter: the customer, their address, the device, and how it looks. */
export const counterBooking = z.strictObject(
  {
    customer: pickupOrderWire.shape.customer,
    /** For the invoice, and for the way back where it does not come back here. */
    address,
    wayBack: z.enum(waysBack, wrongType),
    device: orderedDevice,
    condition: longText(1000).default(''),
  },
  wrongType,
)
export type CounterBooking = z.output<typeof counterBooking>

/** What the counter calls a field that a booking calls otherwise. */
export function fieldOfCounter(path: string): string {
  const [, device] = /^serviceRequest\.(.+)$/.exec(path) ?? []
  if (device !== undefined) return `device.${device === 'availableServiceId' ? 'warrantyType' : device}`
  return path.replace(/^(?:billingAddress|deliveryOutAddress)\./, 'address.')
}
