import { parcelPointOf } from '#addresses/server/parcel-point-store.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal, refusalsOfIssues } from '#errors.ts'
import { estimateOfBooking } from '#prices/server/estimate-of-booking.ts'
import { obeyBookingRules } from '../../booking-rules.ts'
import { refusalsOfDocuments } from '../../documents.ts'
import type { BookingRules, PickupOrder } from '../../pickup-order.ts'
import { refusalOfPickup } from '../../pickup-windows.ts'
import { warrantyTypes } from '../../status.ts'
import { countedDocuments } from '../documents/store-documents.ts'
import { pickupOffer } from '../pickup/pickup-offer.ts'
import { requirePresentTexts } from './agreed-texts.ts'
import { claimedRepair } from './claimed-repair.ts'
import { knownDevice, lookupIds } from './device-store.ts'
import { refusalsOfDevice } from './refusals-of-device.ts'
import { requireAllowedCustomer } from './require-allowed-customer.ts'
import { serviceEntryOf } from './service-entry-store.ts'

const refused = (path: string, code: FieldRefusal['code']) => new Refusal(code, { fields: [{ path, code }] })

/**
 * Measures an order by everything the server knows of its service entry, device, day and texts; what the browser checked is checked again.
 * What is wrong with several fields is said at once, as the screens do.
 * @param isBuyback whether the call sells the device; a service entry takes orders of its own kind only
 * @throws Refusal with the fields concerned
 */
export async function validateOrder(ctx: ReadContext & Call, order: PickupOrder, { isBuyback = false } = {}) {
  const { language, now } = ctx
  const { serviceRequest: wanted } = order
  const serviceEntry = await serviceEntryOf(ctx, language, wanted.availableServiceId)
  if (!serviceEntry || (serviceEntry.form.definition.buyback ?? false) !== isBuyback)
    throw refused('serviceRequest.availableServiceId', 'SERVICE_NOT_OFFERED')
  requireAllowedCustomer(ctx, serviceEntry.service)
  const device = await knownDevice(ctx, { ...wanted, formId: serviceEntry.form.id })
  const foreignBrand = serviceEntry.service.brandId !== null && serviceEntry.service.brandId !== wanted.brandId
  if (!device.brand || foreignBrand) throw refused('serviceRequest.brandId', 'BRAND_UNKNOWN')

  const rules: BookingRules = {
    form: serviceEntry.form.definition,
    serial: device.brand.serial,
    today: budapestDay(now),
  }
  const offer = await pickupOffer(ctx, order.deliveryInAddress.postalCode)
  const pickup = refusalOfPickup(offer.days, wanted.pickupDay, wanted.pickupWindow)
  const point = await lockerOf(ctx, order)
  requireNothingWrong([
    ...refusalsOfRules(order, rules),
    ...refusalsOfDevice(order, device, await lookupIds(ctx)),
    ...refusalsOfDocuments(rules.form, countedDocuments(ctx.uploads)),
    ...(point === undefined ? [{ path: 'deliveryOutAddress.code', code: 'LOCKER_UNKNOWN' } as const] : []),
    ...(pickup === 'PICKUP_DAY_CLOSED' ? [{ path: 'serviceRequest.pickupDay', code: pickup } as const] : []),
  ])
  if (pickup) throw refused('serviceRequest.pickupWindow', pickup)
  const textVersionIds = await requirePresentTexts(ctx, order, serviceEntry)
  const previous = rules.form.previousRequest ? await claimedRepair(ctx, order) : null
  const isPaid = serviceEntry.service.warrantyTypeId === warrantyTypes.paid
  // What was told beside the booking, calculated again: nobody sends a price of their own.
  const estimate = isPaid ? await estimateOfBooking(ctx, wanted, wanted.failureOptionIds) : null
  return { serviceEntry, zone: offer.zone, point: point ?? null, textVersionIds, previous, estimate }
}

export type ValidatedOrder = Awaited<ReturnType<typeof validateOrder>>

/** What the rules of the booking say of an order, field by field. */
export function refusalsOfRules(order: PickupOrder, rules: BookingRules): FieldRefusal[] {
  const issues: { path: string[]; message: string }[] = []
  obeyBookingRules(order, rules, { addIssue: (issue) => issues.push(issue) })
  return refusalsOfIssues(issues)
}

/** @returns null when no locker is wanted, undefined when there is none of that code */
async function lockerOf({ tx }: ReadContext & Call, { deliveryOutAddress: out }: PickupOrder) {
  return out.kind === 'locker' ? parcelPointOf(tx, out.provider, out.code) : null
}

/** One thing wrong is its own refusal; several are an INVALID_INPUT that lists them, the first of each field. */
export function requireNothingWrong(refusals: readonly FieldRefusal[]) {
  const fields = refusals.filter(({ path }, i) => refusals.findIndex((other) => other.path === path) === i)
  const [only, ...others] = fields
  if (only && others.length === 0) throw new Refusal(only.code, { values: only.values, fields })
  if (only) throw new Refusal('INVALID_INPUT', { fields })
}
