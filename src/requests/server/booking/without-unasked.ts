import type { FormDefinition, FormField } from '#catalogue/form-definition.ts'
import { failureOption } from '#prices/repair-calculation.ts'
import { decidedFields } from '../../booking-rules.ts'
import type { PickupOrder } from '../../pickup-order.ts'

type Device = PickupOrder['serviceRequest']

const empty = { text: '', list: [], none: null } as const

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * A file has one set of columns for every kind of repair: what the form of this one does not ask is left out, and said. A service for private
 * persons is ordered without the company.
 */
export function withoutUnasked(order: PickupOrder, { fields, company }: FormDefinition): { order: PickupOrder; dropped: (keyof Device)[] } {
  const device: Record<string, unknown> = { ...order.serviceRequest }
  const dropped: (keyof Device)[] = []
  for (const [asked, names] of Object.entries(decidedFields) as [FormField, readonly (keyof Device)[]][]) {
    if (fields[asked] !== 'hidden') continue
    for (const name of names) {
      const value = device[name]
      if (isEmpty(value)) continue
      device[name] = Array.isArray(value) ? empty.list : typeof value === 'string' ? empty.text : empty.none
      dropped.push(name)
    }
  }
  const customer = company === 'person' ? { ...order.customer, isCompany: false, companyName: '', businessForm: null, taxNumber: '' } : order.customer
  return { order: { ...order, serviceRequest: device as Device, customer }, dropped }
}

/**
 * GAPS D6: nobody has to say a category in a file, where the fault is described in words. Where the form wants one it is another fault, of which no
 * price is told before the inspection (GAPS D7).
 */
export function withOtherFault(order: PickupOrder, { fields }: FormDefinition): PickupOrder {
  const { serviceRequest: device } = order
  if (fields.failureOptions !== 'required' || device.failureOptionIds.length > 0) return order
  return { ...order, serviceRequest: { ...device, failureOptionIds: [failureOption.other] } }
}
