import { parcelPointOf } from '#addresses/server/parcel-point-store.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal, refusalsOfIssues } from '#errors.ts'
import { estimateOfBooking } from '#prices/server/estimate-of-booking.ts'
import { type Payer, payerOf, priceListOf } from '#prices/server/price-list-store.ts'
import { obeyBookingRules } from '../../booking-rules.ts'
import { type DocumentField, refusalsOfDocuments } from '../../documents.ts'
import type { BookingRules, PickupOrder } from '../../pickup-order.ts'
import { refusalOfPickup } from '../../pickup-windows.ts'
import { warrantyTypes } from '../../status.ts'
import { countedDocuments } from '../documents/store-documents.ts'
import { pickupOffer } from '../pickup/pickup-offer.ts'
import { requirePresentTexts } from './agreed-texts.ts'
import { claimedRepair } from './claimed-repair.ts'
import { costCentresOffered } from './cost-centre-store.ts'
import { knownDevice, lookupIds, shortBusinessForm } from './device-store.ts'
import { refusalsOfDevice } from './refusals-of-device.ts'
import { requireAllowedCustomer } from './require-allowed-customer.ts'
import { serviceEntryOf } from './service-entry-store.ts'

/**
 * Measures an order by everything the server knows of its service entry, device, day and texts; what the browser checked is checked again.
 * What is wrong with several fields is said at once, as the screens do.
 * @param isBuyback whether the call sells the device; a service entry takes orders of its own kind only
 * @param payer whose prices it is estimated by: left out, the caller's
 * @throws Refusal with the fields concerned
 */
export async function validateOrder(
  ctx: ReadContext & Call,
  order: PickupOrder,
  { isBuyback = false, payer = payerOf(ctx.actor) }: { isBuyback?: boolean; payer?: Payer } = {},
) {
  const examined = await examineOrder(ctx, order, { isBuyback, documents: countedDocuments(ctx.uploads), offer: offerOf(ctx) })
  if ('refusals' in examined) throw refusedFor(examined.refusals)
  const { serviceEntry, rules } = examined
  const textVersionIds = await requirePresentTexts(ctx, order, serviceEntry)
  return {
    ...(await withEstimate(ctx, order, examined, await priceListOf(ctx.tx, payer))),
    textVersionIds,
    previous: rules.form.previousRequest ? await claimedRepair(ctx, order) : null,
  }
}

export type ValidatedOrder = Awaited<ReturnType<typeof validateOrder>>

/** What an order is measured beside itself: the files that came with it (null: they come later), and what is offered at a postal code. */
type Examination = {
  readonly isBuyback: boolean
  readonly documents: Record<DocumentField, number> | null
  readonly offer: (postalCode: string) => ReturnType<typeof pickupOffer>
  /** It waits at a counter until it is collected with what else waits there, so no day is asked. */
  readonly isCollectedLater?: boolean
}

export const offerOf = (ctx: ReadContext) => (postalCode: string) => pickupOffer(ctx, postalCode)

/**
 * The same without the texts that are agreed to and without an earlier repair, as it is asked of each device of an order of many.
 * @returns what is wrong: one thing that nothing else can be said beside, or everything at once
 */
export async function examineOrder(
  ctx: ReadContext & Call,
  order: PickupOrder,
  { isBuyback, documents, offer, isCollectedLater = false }: Examination,
) {
  const { language, now } = ctx
  const { serviceRequest: wanted } = order
  const wrong = (path: string, code: FieldRefusal['code']) => ({ refusals: [{ path, code }] as readonly FieldRefusal[] })
  const serviceEntry = await serviceEntryOf(ctx, language, wanted.availableServiceId)
  if (!serviceEntry || (serviceEntry.form.definition.buyback ?? false) !== isBuyback)
    return wrong('serviceRequest.availableServiceId', 'SERVICE_NOT_OFFERED')
  requireAllowedCustomer(ctx, serviceEntry.service)
  const device = await knownDevice(ctx, { ...wanted, formId: serviceEntry.form.id })
  const foreignBrand = serviceEntry.service.brandId !== null && serviceEntry.service.brandId !== wanted.brandId
  if (!device.brand || foreignBrand) return wrong('serviceRequest.brandId', 'BRAND_UNKNOWN')

  const rules: BookingRules = {
    form: serviceEntry.form.definition,
    serial: device.brand.serial,
    today: budapestDay(now),
  }
  const { zone, days } = await offer(order.deliveryInAddress.postalCode)
  const pickup = isCollectedLater ? null : refusalOfPickup(days, wanted.pickupDay, wanted.pickupWindow)
  const point = await lockerOf(ctx, order)
  const { costCentreId } = wanted
  const isForeign = typeof costCentreId === 'number' && !(await costCentresOffered(ctx)).some(({ id }) => id === costCentreId)
  const refusals = [
    ...refusalsOfRules(order, rules),
    ...refusalsOfDevice(order, device, await lookupIds(ctx)),
    ...(documents === null ? [] : refusalsOfDocuments(rules.form, documents)),
    ...(point === undefined ? [{ path: 'deliveryOutAddress.code', code: 'LOCKER_UNKNOWN' } as const] : []),
    ...(isForeign ? [{ path: 'serviceRequest.costCentreId', code: 'COST_CENTRE_UNKNOWN' } as const] : []),
    ...(pickup === 'PICKUP_DAY_CLOSED' ? [{ path: 'serviceRequest.pickupDay', code: pickup } as const] : []),
  ]
  if (refusals.length > 0) return { refusals }
  return pickup ? wrong('serviceRequest.pickupWindow', pickup) : { serviceEntry, rules, zone, point: point ?? null }
}

type Examined = Exclude<Awaited<ReturnType<typeof examineOrder>>, { readonly refusals: readonly FieldRefusal[] }>

/** What was told beside the booking, calculated again: nobody sends a price of their own. @param listId of the payer's own price list, null: they have none */
export async function withEstimate(
  ctx: ReadContext,
  { serviceRequest, customer }: PickupOrder,
  { serviceEntry, zone, point }: Examined,
  listId: number | null,
) {
  const isPaid = serviceEntry.service.warrantyTypeId === warrantyTypes.paid
  const estimate = isPaid ? await estimateOfBooking(ctx, serviceRequest, serviceRequest.failureOptionIds, listId) : null
  return { serviceEntry, zone, point, estimate, businessForm: await shortBusinessForm(ctx, customer.businessForm) }
}

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
  if (refusals.length > 0) throw refusedFor(refusals)
}

function refusedFor(refusals: readonly FieldRefusal[]): Refusal {
  const fields = refusals.filter(({ path }, i) => refusals.findIndex((other) => other.path === path) === i)
  const [only, ...others] = fields
  return only && others.length === 0 ? new Refusal(only.code, { values: only.values, fields }) : new Refusal('INVALID_INPUT', { fields })
}
