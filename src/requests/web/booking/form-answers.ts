import type { BookingSetup } from '../../booking-setup.ts'
import type { BookingForm } from './booking-form.ts'

/** The service entry's own brand, or the chosen one. */
export const brandOf = (form: Pick<BookingForm, 'serviceRequest'>, setup: Pick<BookingSetup, 'brands'>) =>
  setup.brands.find(({ id }) => id === form.serviceRequest.brandId) ?? null

export const groupOf = (form: Pick<BookingForm, 'serviceRequest'>, setup: Pick<BookingSetup, 'productGroups'>) =>
  setup.productGroups.find(({ id }) => id === form.serviceRequest.productGroupId) ?? null

/** A SIM lock is asked only of devices that have a SIM. */
export const asksSimLock = (form: Pick<BookingForm, 'serviceRequest'>, setup: Pick<BookingSetup, 'productGroups' | 'form'>) =>
  setup.form.definition.fields.simLock !== 'hidden' && groupOf(form, setup)?.hasSim === true

const nameOfCustomer = /^customer\.(?:last|middle|first)Name$/

/** Without the name of a contact that is the customer's own where a part of that name is refused itself: the other part, which is right, would be blamed for it. */
export function blamedOnce<F extends { readonly path: string }>(fields: readonly F[], form: BookingForm): readonly F[] {
  if (!fields.some(({ path }) => nameOfCustomer.test(path))) return fields
  return fields.filter(({ path }) => nameOfCustomer.test(path) || !nameOfCustomer.test(askedAt(path, form)))
}

/** Where a refusal is mended on the screen: a contact or a tax number that is the customer's own is asked only once. */
export function askedAt(path: string, form: BookingForm): string {
  for (const address of ['deliveryInAddress', 'deliveryOutAddress'] as const) {
    if (!form[address].sameContact) continue
    if (path === `${address}.contactName`) return 'customer.lastName'
    if (path === `${address}.contactPhone`) return 'customer.phone'
  }
  if (path === 'billingAddress.taxNumber') return 'customer.taxNumber'
  if (path === 'serviceRequest.identifierGenerated') return 'serviceRequest.identifier'
  if (path === 'apple_documents[]') return 'apple_documents'
  return path
}
