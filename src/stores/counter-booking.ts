import { z } from 'zod'
import { address } from '#addresses/address.ts'
import { longText } from '#base/plain-text.ts'
import { type ErrorCode, type ErrorValues, issueMessage, wrongType } from '#errors.ts'
import { type OrderedDevice, orderedDevice } from '#requests/device-order.ts'
import { refusalOfImei } from '#requests/identifier.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { warrantyTypes } from '#requests/status.ts'

export const maxStorePhotos = 8

/** Where the repaired device goes: back to the counter, or to the customer's own address. */
export const waysBack = ['counter', 'customer'] as const

type Customer = z.output<typeof pickupOrderWire>['customer']
type Refused = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void }

/**
 * The form of a service entry is read only once the rest is right: what all of them ask is asked here, so that it is said with everything else that
 * is wrong. `given`: whatever of it is there.
 */
const asks = <Shape extends object>(
  ask: (given: Partial<Shape>, refuse: (field: keyof Shape, code: ErrorCode, values?: ErrorValues) => void) => void,
) =>
  [
    (given: Partial<Shape>, refused: Refused) =>
      ask(given, (field, code, values) => refused.addIssue({ code: 'custom', path: [String(field)], message: issueMessage(code, values) })),
    { when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  ] as const

const askDevice = asks<OrderedDevice>((given, refuse) => {
  const { warrantyType, identifierKind, identifier } = given
  // What is given may be of any kind yet: this is asked beside the form, which says so itself of what is no text.
  const isToBeRead = typeof identifier === 'string' && (identifier === '' || identifierKind === 'imei')
  const wrong = isToBeRead ? refusalOfImei(identifier) : null
  if (wrong) refuse('identifier', wrong.code, wrong.values)
  if (!given.productTypeId && !given.productTypeOther) refuse('productTypeId', 'REQUIRED')
  if (warrantyType !== warrantyTypes.paid && !given.dateOfPurchase) refuse('dateOfPurchase', 'REQUIRED')
  if (warrantyType !== warrantyTypes.warranty && !given.failureOptionIds?.length) refuse('failureOptionIds', 'REQUIRED')
  if (warrantyType === warrantyTypes.insurance && !given.insuranceNumber) refuse('insuranceNumber', 'REQUIRED')
})

const askCustomer = asks<Customer>(({ isCompany, ...given }, refuse) => {
  if (isCompany) for (const field of ['companyName', 'businessForm', 'taxNumber'] as const) if (!given[field]) refuse(field, 'REQUIRED')
})

/** What is written down at a counter: the customer, their address, the device, and how it looks. */
export const counterBooking = z.strictObject(
  {
    customer: pickupOrderWire.shape.customer.superRefine(...askCustomer),
    /** For the invoice, and for the way back where it does not come back here. */
    address,
    wayBack: z.enum(waysBack, wrongType),
    device: orderedDevice.superRefine(...askDevice),
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
