import { isEmployee, keysOf, type PermissionKey } from '#accounts/who.ts'
import { formatPoint } from '#addresses/format-address.ts'
import { parcelPointOf } from '#addresses/server/parcel-point-store.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Env } from '#base/server/env.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { keepersToSay } from '#invoices/company-terms.ts'
import { wayBackTerms } from '#invoices/server/way-back-terms.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { type CourierAction, mustChooseAgain, needsNewDelivery, openActions, orderStep } from '../actions.ts'
import type { courierApi, ShownShipment } from '../courier.api.ts'
import { silenceOf } from '../silence.ts'
import { type CourierRequest, findCourierRequest } from './courier-request-store.ts'
import { enquiriesOf } from './enquiry-store.ts'
import { findLostParcel } from './lost-parcel-store.ts'
import { eventsOf } from './shipment-event-store.ts'
import { type Shipment, shipmentsOf } from './shipment-store.ts'
import { trackingPage } from './tracking-page.ts'

type Answer = Output<typeof courierApi.listShipments>

/** Customers see what a courier has taken; employees also see what no courier took yet, and why. */
export async function listShipments(ctx: ReadContext & Call, { params: { id } }: Input<typeof courierApi.listShipments>): Promise<Answer> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const isStaff = isEmployee(ctx.actor)
  const request = await findCourierRequest(ctx.tx, id)
  const every = await shipmentsOf(ctx.tx, id)
  const shipments = every.filter(({ orderedAt }) => isStaff || orderedAt !== null)
  const events = await eventsOf(
    ctx.tx,
    shipments.map((shipment) => shipment.id),
  )
  const enquiries = isStaff ? await enquiriesOf(ctx.tx, id) : []
  const lost = isStaff && shipments.some(({ status }) => status === 'LOST') ? await findLostParcel(ctx.tx, id) : undefined
  const [calendar, today] = [await workCalendar(ctx), budapestDay(ctx.now)]
  const internalOf = (shipment: Shipment): ShownShipment['internal'] => ({
    clientReference: shipment.clientReference,
    refusedBecause: shipment.refusedBecause,
    withdrawal: shipment.withdrawal,
    silence: silenceOf(parcelOf(shipment), calendar, today),
    compensation: shipment.status === 'LOST' && shipment.leg === lost?.leg ? lost.compensation : null,
    enquiries: enquiries
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map(({ askedAt, reference, note, answer, answeredAt }) => ({
        askedAt: askedAt.toString(),
        reference,
        note,
        answer,
        answeredAt: answeredAt?.toString() ?? null,
      })),
  })
  const shown = async (shipment: Shipment): Promise<ShownShipment> => ({
    ...shownOf(shipment, ctx.env),
    locker: await lockerOf(ctx, shipment),
    events: events
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      // What an employee noted is the company's own.
      .map(({ code, at, note, source }) => ({ code, at: at.toString(), note: isStaff || source === 'carrier' ? note : null })),
    internal: isStaff ? internalOf(shipment) : null,
  })
  return {
    shipments: await Promise.all(shipments.map(shown)),
    chooseAgain: mustChooseAgain(stateOf(request), every),
    talkNeeded: request.status === 'DELIVERY_OUT_ORDERED' && request.holdReason === 'ugyfel' && every.some(({ leg }) => leg === 'out'),
    needsNewDelivery: needsNewDelivery(stateOf(request), carriedOf(every)),
    desk: isStaff ? await deskOf(ctx, request, every) : null,
  }
}

/** As actions.ts asks. */
const stateOf = ({ status, closedAt, collectedAt, pickupDay, pickupWindow }: CourierRequest) => ({
  status,
  closed: closedAt !== null,
  collected: collectedAt !== null,
  pickup: pickupDay !== null && pickupWindow !== null ? { day: pickupDay, window: pickupWindow } : null,
})

/** As silence.ts asks. */
export const parcelOf = ({ status, orderedAt, endedAt, day, newsOn }: Pick<Shipment, 'status' | 'orderedAt' | 'endedAt' | 'day' | 'newsOn'>) => ({
  status,
  ordered: orderedAt !== null,
  ended: endedAt !== null,
  day,
  newsOn,
})

/** As actions.ts asks. */
export const carriedOf = (shipments: readonly Shipment[]) =>
  shipments.map(({ id, leg, status, orderedAt, collectedAt, endedAt, day, pickupWindow: window }) => ({
    id,
    leg,
    status,
    ordered: orderedAt !== null,
    collected: collectedAt !== null,
    ended: endedAt !== null,
    day,
    window,
  }))

async function deskOf(ctx: ReadContext & Call, request: CourierRequest, shipments: readonly Shipment[]): Promise<Answer['desk']> {
  const keys: readonly PermissionKey[] = keysOf(ctx.actor)
  const dispatches = keys.includes('courier.dispatch')
  // Whoever receives devices receives those that come back as well.
  const actions = openActions(stateOf(request), carriedOf(shipments), budapestDay(ctx.now)).filter((action) => keys.includes(lifecycle[action].key))
  if (!actions.includes(orderStep.out)) return { actions, dispatches, cashOnDelivery: null, unpaid: false, keeper: null }
  const { cash, kept } = await wayBackTerms(ctx, request)
  return {
    dispatches,
    actions: actions.filter((action) => mayLeave(action, cash)),
    cashOnDelivery: cash,
    unpaid: kept !== null,
    keeper: keepersToSay.find((keeper) => keeper === kept) ?? null,
  }
}

/** The courier takes money, the counter does not. @param cash null: something is to be paid before */
const mayLeave = (action: CourierAction, cash: number | null) =>
  action === orderStep.out ? cash !== null : action !== 'handOverAtCounter' || cash === 0

/** Whoever fetches a parcel is told where; its code alone says nothing to them. */
async function lockerOf({ tx }: ReadContext, { lockerProvider, lockerCode }: Shipment): Promise<ShownShipment['locker']> {
  if (lockerProvider === null || lockerCode === null) return null
  const point = await parcelPointOf(tx, lockerProvider, lockerCode)
  return { provider: lockerProvider, code: lockerCode, point: point ? formatPoint(point) : null }
}

const shownOf = ({ trackingNumber, provider, ...shipment }: Shipment, env: Env) => ({
  id: shipment.id,
  leg: shipment.leg,
  attempt: shipment.attempt,
  carrier: provider,
  status: shipment.status,
  trackingNumber,
  trackingPage: trackingNumber === null ? null : trackingPage(env, provider, trackingNumber),
  day: shipment.day,
  window: shipment.pickupWindow,
  cashOnDelivery: shipment.cashOnDelivery,
  orderedAt: shipment.orderedAt?.toString() ?? null,
  endedAt: shipment.endedAt?.toString() ?? null,
})
