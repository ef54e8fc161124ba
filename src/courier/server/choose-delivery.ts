import { type Actor, actsAbout } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { parcelPointOf } from '#addresses/server/parcel-point-store.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { defaultLanguage } from '#base/languages.ts'
import { budapestDay, budapestTime, type Day, nextWorkday } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { noCashAtLocker } from '#invoices/server/no-cash-at-locker.ts'
import { wayBackTerms } from '#invoices/server/way-back-terms.ts'
import type { PickupOrder } from '#requests/pickup-order.ts'
import { shortBusinessForm } from '#requests/server/booking/device-store.ts'
import { orderOfRequest } from '#requests/server/booking/order-of-request.ts'
import { addressesOf } from '#requests/server/booking/order-rows.ts'
import { serviceEntryOf } from '#requests/server/booking/service-entry-store.ts'
import { refusalsOfRules, requireNothingWrong } from '#requests/server/booking/validate-order.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { findStored, type Stored, type StoredRequest } from '#requests/server/stored-request-store.ts'
import { needsNewDelivery } from '../actions.ts'
import type { courierApi } from '../courier.api.ts'
import type { DeliveryChoiceView } from '../delivery-choice.ts'
import { collectionDay } from './collection-day.ts'
import { findCourierRequest } from './courier-request-store.ts'
import { choiceAfter, insertChoice, writeWayBack } from './delivery-choice-store.ts'
import { carriedOf } from './list-shipments.ts'
import { type Shipment, shipmentsOf } from './shipment-store.ts'

type Row = typeof courierApi.chooseDelivery

const daysOffered = 8

/** The parcel that came back, while no other one has set out; a courier who was called off brought nothing back. */
function cameBack({ status, closedAt }: StoredRequest, shipments: readonly Shipment[]): Shipment | undefined {
  const last = shipments.find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  const waits = needsNewDelivery({ status, closed: closedAt !== null }, carriedOf(shipments))
  return waits && last?.status === 'RETURNED' ? last : undefined
}

const mayChoose = (actor: Actor, request: StoredRequest, parcel: Shipment | undefined) => parcel !== undefined && actsAbout(actor, request)

async function storedOf({ tx }: ReadContext, id: number, { lock = false } = {}): Promise<Stored> {
  const stored = await findStored(tx, id, { lock })
  if (!stored) throw new Refusal('NOT_FOUND')
  return stored
}

/** On which days a parcel that is ordered now can set out. */
async function daysOf(ctx: ReadContext): Promise<Day[]> {
  const calendar = await workCalendar(ctx)
  const days = [collectionDay(calendar, budapestDay(ctx.now), budapestTime(ctx.now.toString()))]
  while (days.length < daysOffered) days.push(nextWorkday(calendar, days.at(-1) ?? ''))
  return days
}

/** What may be chosen after a delivery in vain, and what was. */
export async function getDeliveryChoice(
  ctx: ReadContext & Call,
  { params: { id } }: Input<typeof courierApi.getDeliveryChoice>,
): Promise<DeliveryChoiceView> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const { request, addresses } = await storedOf(ctx, id)
  const out = addresses.find(({ addressTypeId }) => addressTypeId === addressTypes.out)
  if (!out) throw new Refusal('NOT_FOUND')
  const parcel = cameBack(request, await shipmentsOf(ctx.tx, id))
  const chosen = parcel && (await choiceAfter(ctx.tx, parcel.id))
  const { contactName, contactPhone, postalCode } = out
  return {
    mayChoose: mayChoose(ctx.actor, request, parcel),
    days: parcel ? await daysOf(ctx) : [],
    before: { to: formatAddress(out), contactName, contactPhone, postalCode },
    ...(parcel ? await owedFor(ctx, id) : { unpaid: false, kept: false }),
    chosen: chosen ? { way: chosen.way, day: chosen.notBefore, at: chosen.chosenAt.toString() } : null,
  }
}

async function owedFor(ctx: ReadContext, id: number): Promise<{ unpaid: boolean; kept: boolean }> {
  const { cash, kept } = await wayBackTerms(ctx, await findCourierRequest(ctx.tx, id))
  return { unpaid: cash !== 0, kept: kept !== null }
}

/**
 * What the customer wants after a delivery in vain (DESIGN 8.33): another day, address or locker, or fetching it. Whoever dispatches couriers
 * sees it and orders. The same choice twice is one; another one takes the place of the last, as long as nothing was ordered.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, STATE_MOVED_ON, PICKUP_DAY_CLOSED, and what a booking with that way back is refused for
 */
export async function chooseDelivery(ctx: TransactionContext & Call, { params: { id }, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  await requireHeldRequest(ctx, id)
  const stored = await storedOf(ctx, id, { lock: true })
  const { request } = stored
  if (!actsAbout(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  const parcel = cameBack(request, await shipmentsOf(tx, id))
  if (!parcel) throw movedOn(request)
  const notBefore = body.way === 'delivery' ? body.day : null
  const last = await choiceAfter(tx, parcel.id)
  const to = body.way === 'delivery' ? body.to : null
  if (last?.way === body.way && last.notBefore === notBefore && to === null) return { way: body.way }

  if (notBefore !== null && !(await daysOf(ctx)).includes(notBefore))
    throw new Refusal('PICKUP_DAY_CLOSED', { fields: [{ path: 'day', code: 'PICKUP_DAY_CLOSED' }] })
  if (to) await bringTo(ctx, stored, to)
  await insertChoice(tx, { requestId: id, shipmentId: parcel.id, way: body.way, notBefore, chosenAt: now })
  const byAccountId = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  await appendHistory(tx, {
    requestId: id,
    step: 'deliveryChosen',
    code: null,
    status: request.status,
    at: now,
    byKind: 'customer',
    byAccountId,
    note: body.way,
  })
  return { way: body.way }
}

/** Checked and written as a booking's way back is. */
async function bringTo(ctx: TransactionContext, { request, addresses }: Stored, to: PickupOrder['deliveryOutAddress']): Promise<void> {
  const businessForm = await shortBusinessForm(ctx, request.businessFormId)
  const order = { ...orderOfRequest(request, addresses, businessForm), deliveryOutAddress: to }
  const entry = await serviceEntryOf(ctx, defaultLanguage, request.availableServiceId)
  const rules = entry && { form: entry.form.definition, serial: { min: 1, max: 60 }, today: budapestDay(ctx.now) }
  const said = rules ? refusalsOfRules(order, rules) : []
  const prefix = 'deliveryOutAddress.'
  requireNothingWrong(
    said.filter(({ path }) => path.startsWith(prefix)).map((refusal) => ({ ...refusal, path: `to.${refusal.path.slice(prefix.length)}` })),
  )
  const point = to.kind === 'locker' ? await parcelPointOf(ctx.tx, to.provider, to.code) : null
  if (point === undefined) throw new Refusal('LOCKER_UNKNOWN', { fields: [{ path: 'to.code', code: 'LOCKER_UNKNOWN' }] })
  const address = addressesOf(request.id, order, { point, businessForm, language: request.language }).find(
    ({ addressTypeId }) => addressTypeId === addressTypes.out,
  )
  if (address) await writeWayBack(ctx.tx, address)
  await noCashAtLocker(ctx, request.id)
}
