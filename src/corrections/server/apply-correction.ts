import { nameInWords } from '#accounts/name-in-words.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { parcelPointOf } from '#addresses/server/parcel-point-store.ts'
import { defaultLanguage } from '#base/languages.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { isClaimNumber, normaliseClaimNumber } from '#requests/claim-number.ts'
import { normaliseIdentifier } from '#requests/identifier.ts'
import type { PickupOrder } from '#requests/pickup-order.ts'
import { knownDevice, lookupIds, shortBusinessForm } from '#requests/server/booking/device-store.ts'
import { orderOfRequest } from '#requests/server/booking/order-of-request.ts'
import { addressesOf, customerColumns, deviceColumns, faultColumns } from '#requests/server/booking/order-rows.ts'
import { refusalsOfDevice } from '#requests/server/booking/refusals-of-device.ts'
import { type ServiceEntry, serviceEntryFor, serviceEntryOf } from '#requests/server/booking/service-entry-store.ts'
import { refusalsOfRules, requireNothingWrong } from '#requests/server/booking/validate-order.ts'
import { pickupOffer } from '#requests/server/pickup/pickup-offer.ts'
import { moveSlot } from '#requests/server/pickup/pickup-slot-store.ts'
import type { Stored, StoredRequest } from '#requests/server/stored-request-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { Correction } from '../correction.ts'
import { otherOpenRequest, writeAddress, writeRequest } from './correction-store.ts'

type Applied = Exclude<Correction, { subject: 'pickup' }>

const refused = (path: string, code: FieldRefusal['code']) => new Refusal(code, { fields: [{ path, code }] })

/** Where the fields of a subject stand in an order; what the booking's rules say of other fields is not this employee's to mend. */
const partOfOrder: Readonly<Record<Applied['subject'], string>> = {
  contact: 'customer.',
  device: 'serviceRequest.',
  fault: 'serviceRequest.',
  deliveryIn: 'deliveryInAddress.',
  deliveryOut: 'deliveryOutAddress.',
  billing: 'billingAddress.',
  kind: 'serviceRequest.insuranceNumber',
}

/** Writes what is right into the rows of the request, checked by the rules of the booking. */
export async function applyCorrection(ctx: TransactionContext, { request, addresses }: Stored, correction: Applied): Promise<void> {
  const businessForm = await shortBusinessForm(ctx, request.businessFormId)
  const booked = orderOfRequest(request, addresses, businessForm)
  const order = corrected(booked, correction)
  const serviceEntry = await entryOf(ctx, request, correction)
  await requireRight(ctx, { booked, order }, serviceEntry, correction)
  if (correction.subject === 'device') await requireFree(ctx, request.id, order)
  const columns = columnsOf(order, serviceEntry, correction)
  if (columns) await writeRequest(ctx.tx, request.id, columns)
  if (correction.subject === 'deliveryIn') await holdPickup(ctx, request, order.deliveryInAddress.postalCode)
  const out = order.deliveryOutAddress
  const point = out.kind === 'locker' ? await parcelPointOf(ctx.tx, out.provider, out.code) : null
  if (point === undefined) throw refused('values.code', 'LOCKER_UNKNOWN')
  // All three are written: one that is "the same" follows the one it is the same as.
  for (const address of addressesOf(request.id, order, { point, businessForm, language: request.language }))
    if (touches(correction, address.addressTypeId)) await writeAddress(ctx.tx, address)
}

const touches = ({ subject }: Applied, addressTypeId: number): boolean => {
  if (subject === 'contact' || subject === 'deliveryIn') return true
  if (subject === 'deliveryOut') return addressTypeId === addressTypes.out
  return subject === 'billing' && addressTypeId === addressTypes.billing
}

/** The order as it should have been booked. A contact that was the customer stays the customer. */
function corrected(order: PickupOrder, correction: Applied): PickupOrder {
  switch (correction.subject) {
    case 'contact':
      return withCustomer(order, { ...order.customer, ...correction.values })
    case 'device': {
      const { identifier } = correction.values
      const isGenerated = order.serviceRequest.identifierGenerated && identifier === order.serviceRequest.identifier
      return { ...order, serviceRequest: { ...order.serviceRequest, ...correction.values, identifierGenerated: isGenerated } }
    }
    case 'fault':
      return { ...order, serviceRequest: { ...order.serviceRequest, ...correction.values } }
    case 'deliveryIn':
      return { ...order, deliveryInAddress: correction.values }
    case 'deliveryOut':
      return { ...order, deliveryOutAddress: correction.values }
    case 'billing':
      return { ...order, billingAddress: correction.values }
    case 'kind':
      return { ...order, serviceRequest: { ...order.serviceRequest, insuranceNumber: correction.values.insuranceNumber } }
  }
}

function withCustomer(order: PickupOrder, customer: PickupOrder['customer']): PickupOrder {
  const [oldName, oldPhone] = [nameInWords('hu', order.customer), order.customer.phone]
  const follow = <Contact extends { contactName: string; contactPhone: string }>(contact: Contact): Contact => ({
    ...contact,
    contactName: contact.contactName === oldName ? nameInWords('hu', customer) : contact.contactName,
    contactPhone: contact.contactPhone === oldPhone ? customer.phone : contact.contactPhone,
  })
  const { deliveryInAddress, deliveryOutAddress: out } = order
  return {
    ...order,
    customer,
    deliveryInAddress: follow(deliveryInAddress),
    deliveryOutAddress: out.kind === 'same' ? out : follow(out),
  }
}

/** The service entry the device belongs to now; where none is offered for it, the one it was booked at. */
async function entryOf(ctx: TransactionContext, request: StoredRequest, correction: Applied): Promise<ServiceEntry | null> {
  const { serviceId, warrantyTypeId, brandId, providerId, availableServiceId } = request
  const booked = { serviceId, warrantyTypeId, brandId, providerId }
  if (correction.subject === 'device' && correction.values.brandId !== brandId)
    return serviceEntryFor(ctx, defaultLanguage, { ...booked, brandId: correction.values.brandId })
  // Of the same kind it stays at its entry, even where the catalogue has another one for it by now.
  if (correction.subject === 'kind' && correction.values.warrantyTypeId !== warrantyTypeId) {
    const found = await serviceEntryFor(ctx, defaultLanguage, { ...booked, warrantyTypeId: correction.values.warrantyTypeId })
    if (found) return found
  }
  return serviceEntryOf(ctx, defaultLanguage, availableServiceId)
}

/** @throws Refusal with the fields of the correction that a booking would be refused for */
async function requireRight(ctx: TransactionContext, { booked, order }: Orders, entry: ServiceEntry | null, correction: Applied): Promise<void> {
  const { subject } = correction
  if (subject === 'kind') return requireClaim(correction.values)
  if (!entry) throw refused('values.brandId', 'BRAND_UNKNOWN')
  const before = await refusalsOf(ctx, booked, entry)
  const prefix = partOfOrder[subject]
  // What was wrong before and is not touched keeps nobody from mending something else.
  const wasSo = ({ path, code }: FieldRefusal) =>
    valueAt(booked, path) === valueAt(order, path) && before.some((old) => old.path === path && old.code === code)
  const said = (await refusalsOf(ctx, order, entry)).filter((refusal) => !wasSo(refusal))
  const own = said.filter(({ path }) => path.startsWith(prefix) && isIn(correction.values, path.slice(prefix.length)))
  requireNothingWrong(own.map(({ path, ...refusal }) => ({ ...refusal, path: `values.${path.slice(prefix.length)}` })))
}

type Orders = { readonly booked: PickupOrder; readonly order: PickupOrder }

async function refusalsOf(ctx: TransactionContext, order: PickupOrder, { form }: ServiceEntry): Promise<FieldRefusal[]> {
  const { serviceRequest: wanted } = order
  const device = await knownDevice(ctx, { ...wanted, formId: form.id })
  if (!device.brand) return [{ path: 'serviceRequest.brandId', code: 'BRAND_UNKNOWN' }]
  const rules = { form: form.definition, serial: device.brand.serial, today: budapestDay(ctx.now) }
  return [...refusalsOfRules(order, rules), ...refusalsOfDevice(order, device, await lookupIds(ctx))]
}

/** One field of an order, to be compared. */
function valueAt(order: PickupOrder, path: string): string | undefined {
  const [part = '', field = ''] = path.split('.')
  const found = Object.entries(order).find(([name]) => name === part)?.[1]
  return typeof found === 'object' && found !== null ? JSON.stringify(Object.entries(found).find(([name]) => name === field)?.[1]) : undefined
}

const isIn = (values: object, path: string) => (path.split('.')[0] ?? '') in values

function requireClaim({ warrantyTypeId, insuranceNumber }: Extract<Correction, { subject: 'kind' }>['values']): void {
  const isInsured = warrantyTypeId === warrantyTypes.insurance
  if (isInsured && insuranceNumber === '') throw refused('values.insuranceNumber', 'REQUIRED')
  if (insuranceNumber !== '' && !isClaimNumber(insuranceNumber)) throw refused('values.insuranceNumber', 'CLAIM_FORMAT')
}

/** SPEC 5: one open request of a device; the unique index would say the same less kindly. */
async function requireFree({ tx }: TransactionContext, requestId: number, { serviceRequest }: PickupOrder): Promise<void> {
  const { identifier, identifierKind, identifierGenerated } = serviceRequest
  if (identifierGenerated) return
  const other = await otherOpenRequest(tx, requestId, normaliseIdentifier(identifierKind, identifier))
  if (other !== null) throw refused('values.identifier', 'DUPLICATE_REQUEST')
}

function columnsOf({ serviceRequest: device, customer }: PickupOrder, entry: ServiceEntry | null, correction: Applied) {
  const booked = entry && { availableServiceId: entry.service.id, formId: entry.form.id, serviceId: entry.service.serviceId }
  switch (correction.subject) {
    case 'contact':
      return customerColumns(customer)
    case 'device':
      return { ...booked, ...deviceColumns(device) }
    case 'fault':
      return faultColumns(device)
    case 'kind': {
      const { warrantyTypeId, insuranceNumber } = correction.values
      return { ...booked, warrantyTypeId, insuranceNumber: insuranceNumber === '' ? null : normaliseClaimNumber(insuranceNumber) }
    }
    // Addresses have rows of their own.
    default:
      return null
  }
}

/** Another postal code may belong to another zone, whose places are its own. @throws Refusal PICKUP_WINDOW_FULL */
async function holdPickup(ctx: TransactionContext, request: StoredRequest, postalCode: string): Promise<void> {
  const { id, pickupDay, pickupWindow, pickupZone } = request
  if (pickupDay === null || pickupWindow === null || pickupZone === null) return
  const { zone } = await pickupOffer(ctx, postalCode)
  if (zone === pickupZone) return
  await writeRequest(ctx.tx, id, { pickupZone: zone })
  const slot = { day: pickupDay, window: pickupWindow }
  if (!(await moveSlot(ctx.tx, request, { ...slot, zone: pickupZone }, { ...slot, zone }))) throw refused('values.postalCode', 'PICKUP_WINDOW_FULL')
}
