import { addressKey } from '#addresses/same-place.ts'
import type { Slot } from '../pickup/pickup-slot-store.ts'
import type { CheckedDevice } from './checked-device.ts'

/** One coming of the courier, and the devices it collects, by their places in the order. */
export type Pickup = Slot & { readonly devices: readonly number[] }

/**
 * GAPS D13: all devices of an order to one address and day share one pickup. They come in the order in which places are locked everywhere
 * (day, zone, window), so that two orders do not wait for each other.
 */
export function pickupsOf(devices: readonly Pick<CheckedDevice, 'order' | 'measured'>[]): Pickup[] {
  const pickups = new Map<string, { slot: Slot; devices: number[] }>()
  for (const [index, { order, measured }] of devices.entries()) {
    const { pickupDay: day, pickupWindow: window } = order.serviceRequest
    const slot = { day, zone: measured.zone, window }
    const key = [day, measured.zone, window, addressKey(order.deliveryInAddress)].join(' ')
    const known = pickups.get(key)
    if (known) known.devices.push(index)
    else pickups.set(key, { slot, devices: [index] })
  }
  return [...pickups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { slot, devices: together }]) => ({ ...slot, devices: together }))
}
