import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { type FieldRefusal, refusedWith, wrongType } from '#errors.ts'
import { pickupOrderWire } from './pickup-order.ts'
import { warrantyTypes } from './status.ts'

/** More than a counter or an office sends by hand; whoever has more uploads a file. */
export const maxDevicesOfOrder = 50

const { serviceRequest, customer, deliveryInAddress, deliveryOutAddress, billingAddress, gdpr, termsAndCond } = pickupOrderWire.shape
const { pickupDay, pickupWindow, pickupNote } = serviceRequest.shape
const own = lineOfText(60).default('')

/** What is told of one device of an order of many; its service follows from the kind of repair and the brand. */
export const orderedDevice = serviceRequest
  .omit({ availableServiceId: true, pickupDay: true, pickupWindow: true, pickupNote: true, calculatedPrice: true, identifierGenerated: true })
  .extend({
    warrantyType: z.union([z.literal(warrantyTypes.warranty), z.literal(warrantyTypes.paid), z.literal(warrantyTypes.insurance)], wrongType),
    /** SPEC 3: the partner's own numbers. */
    rmaNumber: own,
    referenceNumber: own,
  })
export type OrderedDevice = z.output<typeof orderedDevice>

/** What an order of many says of all its devices: one person, one pickup (GAPS D13). */
export const deviceOrder = z.strictObject(
  {
    devices: z
      .array(orderedDevice, wrongType)
      .min(1, refusedWith('REQUIRED'))
      .max(maxDevicesOfOrder, refusedWith('LIST_TOO_LONG', { max: maxDevicesOfOrder })),
    customer,
    deliveryInAddress,
    deliveryOutAddress,
    billingAddress,
    pickupDay,
    pickupWindow,
    pickupNote,
    /** The customer's own number of the order. */
    reference: own,
  },
  wrongType,
)
/** What is said of all devices together. */
export const restOfDeviceOrder = deviceOrder.omit({ devices: true, reference: true })

export type DeviceOrder = z.output<typeof deviceOrder>

/** The same with what is agreed to: the wordings that the check named, all of them. */
export const agreedDeviceOrder = deviceOrder.extend({
  gdpr,
  termsAndCond,
  textVersionIds: z.array(z.int(wrongType).positive(wrongType), wrongType).max(200, refusedWith('INVALID_INPUT')),
})

/** What the order calls a field that a booking of one calls otherwise. */
export function fieldOfDeviceOrder(device: number, path: string): string {
  const [, field] = /^serviceRequest\.(.+)$/.exec(path) ?? []
  if (field === undefined) return path
  if (field.startsWith('pickup')) return field
  return `devices.${device}.${field === 'availableServiceId' ? 'warrantyType' : field}`
}

export const atDevice = (device: number, refusals: readonly FieldRefusal[]): FieldRefusal[] =>
  refusals.map(({ path, ...rest }) => ({ ...rest, path: fieldOfDeviceOrder(device, path) }))
