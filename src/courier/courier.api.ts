import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { keepersToSay } from '#invoices/company-terms.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { courierActions, identityProofs } from './actions.ts'
import { deliveryChoiceDraft, deliveryChoiceView } from './delivery-choice.ts'
import { carriers, legs, shipmentStatuses, withdrawals } from './shipment.ts'

const moment = z.string().describe('2026-11-24T08:00:00Z')

const note = lineOfText(300).default('')
const said = lineOfText(300).min(1, refusedWith('REQUIRED'))
const act = z.strictObject({ version: seenVersion }, wrongType)
const actWithNote = z.strictObject({ version: seenVersion, note }, wrongType)

const dispatcher = employee('courier.dispatch')

const shownShipment = z.object({
  id: z.int(),
  leg: z.enum(legs),
  attempt: z.int(),
  carrier: z.enum(carriers),
  status: z.enum(shipmentStatuses),
  /** Null until the courier has taken the order. */
  trackingNumber: z.string().nullable(),
  /** The courier's public page of the parcel; null: it has none. */
  trackingPage: z.string().nullable(),
  /** When the courier comes: to the customer, or to the workshop. In Europe/Budapest. */
  day: z.string(),
  window: z.enum(pickupWindows),
  /** `point`: its name and address in one line; null: it is not in our list any more. */
  locker: z.object({ provider: z.enum(parcelProviders), code: z.string(), point: z.string().nullable() }).nullable(),
  /** Whole forints in cash. */
  cashOnDelivery: z.int(),
  orderedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** The latest first; `note` in the courier's own words. */
  events: z.array(z.object({ code: z.enum(shipmentStatuses), at: moment, note: z.string().nullable() })),
  /** Null for customers. `refusedBecause`: why the courier took no order; `withdrawal`: what came of calling it off. */
  internal: z
    .object({
      clientReference: z.string(),
      refusedBecause: z.string().nullable(),
      withdrawal: z.enum(withdrawals).nullable(),
      /** Nothing was heard of it for too long, in working days; `mayBeLost`: somebody decides whether it is lost. */
      silence: z.object({ since: z.string().describe('2026-11-18'), days: z.int(), mayBeLost: z.boolean() }).nullable(),
      /** What the customer is paid for a parcel that is lost, in forints; null for any other. */
      compensation: z.int().nullable(),
      /** What the courier was asked about it, the latest first. */
      enquiries: z.array(
        z.object({ askedAt: moment, reference: z.string(), note: z.string(), answer: z.string().nullable(), answeredAt: moment.nullable() }),
      ),
    })
    .nullable(),
})
export type ShownShipment = z.output<typeof shownShipment>

/** Nothing is REQUIRED; what is no amount, or a far too large one, is told how an amount is written. */
const forints = z
  .int({ error: ({ input }) => issueMessage(input === undefined || input === null ? 'REQUIRED' : 'CELL_AMOUNT') })
  .min(0, refusedWith('CELL_AMOUNT'))
  .max(10_000_000, refusedWith('CELL_AMOUNT'))

export const courierApi = {
  listShipments: get('/customer-requests/:id/shipments', {
    summary: 'What couriers carry for a request: both ways, with tracking numbers and what happened; the newest first',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: z.object({
      shipments: z.array(shownShipment),
      /** The courier came in vain too often: it comes again when the customer has chosen another day. */
      chooseAgain: z.boolean(),
      /** The parcel could not be handed over: somebody must talk to the customer before it sets out again. */
      talkNeeded: z.boolean(),
      /** The device waits here, and no courier has an order for it any more. */
      needsNewDelivery: z.boolean(),
      /** Null for customers. */
      desk: z
        .object({
          /** What this employee may do now. */
          actions: z.array(z.enum(courierActions)),
          /** Whether this employee arranges couriers, and so asks them about a parcel. */
          dispatches: z.boolean(),
          /** What the courier would take in cash if the way back were ordered now; null: nothing is to be ordered, or it is unpaid. */
          cashOnDelivery: z.int().nullable(),
          /** Something was to be paid before the device goes back. */
          unpaid: z.boolean(),
          /** A company would pay afterwards, and its terms do not allow it. */
          keeper: z.enum(keepersToSay).nullable(),
        })
        .nullable(),
    }),
  }),

  openShipmentLabel: get('/customer-requests/:id/shipment-label', {
    summary: 'The label of the present shipment, as a PDF',
    who: dispatcher,
    // The courier is asked for it when it is first wanted.
    transaction: false,
    params: requestIdParams,
    query: z.object({ leg: z.enum(legs).default('out') }),
    shape: 'file',
    answers: z.null(),
  }),

  getDeliveryChoice: get('/customer-requests/:id/delivery-choice', {
    summary: 'What may be chosen after a delivery in vain, and what was',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: deliveryChoiceView,
  }),

  chooseDelivery: post('/customer-requests/:id/delivery-choice', {
    summary: 'The parcel came back: where and from when its customer wants it, or that they fetch it',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: deliveryChoiceDraft,
    answers: z.object({ way: z.enum(['delivery', 'counter']) }),
  }),

  noteEnquiry: post('/customer-requests/:id/courier-enquiries', {
    summary: 'Notes that the courier was asked about a parcel: under which number, and what. One at a time waits for an answer',
    who: dispatcher,
    params: requestIdParams,
    body: z.strictObject({ shipmentId: z.int(wrongType), reference: lineOfText(60).default(''), note: said }, wrongType),
    answers: z.null(),
  }),

  noteEnquiryAnswer: post('/customer-requests/:id/courier-enquiries/answer', {
    summary: 'Notes what the courier answered about a parcel',
    who: dispatcher,
    params: requestIdParams,
    body: z.strictObject({ shipmentId: z.int(wrongType), answer: said }, wrongType),
    answers: z.null(),
  }),

  orderPickup: post('/customer-requests/:id/pickup-order', {
    summary: 'Orders the courier to the customer now, for the day of the request; one that is ordered already is answered as done',
    who: dispatcher,
    transaction: false,
    params: requestIdParams,
    body: act,
    answers: requestState,
  }),

  failPickup: post('/customer-requests/:id/pickup-failed', {
    summary: 'Notes that the courier could not collect the device; the next attempt is ordered, after the last one the customer chooses again',
    who: dispatcher,
    params: requestIdParams,
    body: actWithNote,
    answers: requestState,
  }),

  orderDelivery: post('/customer-requests/:id/delivery-order', {
    summary: 'Orders the courier back to the customer: to the address or the locker of the request, with what is to be paid in cash',
    who: dispatcher,
    transaction: false,
    params: requestIdParams,
    body: act,
    answers: requestState.extend({ trackingNumber: z.string().nullable(), cashOnDelivery: z.int() }),
  }),

  ship: post('/customer-requests/:id/ship', {
    summary: 'Notes that the courier has taken the parcel from the workshop',
    who: dispatcher,
    params: requestIdParams,
    body: act,
    answers: requestState,
  }),

  failDelivery: post('/customer-requests/:id/delivery-failed', {
    summary: 'Notes that the courier could not deliver the parcel',
    who: dispatcher,
    params: requestIdParams,
    body: actWithNote,
    answers: requestState,
  }),

  receiveParcelBack: post('/customer-requests/:id/parcel-back', {
    summary: 'Receives a parcel that could not be delivered, whether or not its courier says that it came back; the customer chooses what comes next',
    who: employee('request.arrive'),
    params: requestIdParams,
    body: actWithNote,
    answers: requestState,
  }),

  handBack: post('/customer-requests/:id/hand-back', {
    summary: 'Notes that the customer has the device again; the request is closed',
    who: dispatcher,
    params: requestIdParams,
    body: actWithNote,
    answers: requestState,
  }),

  cancelDelivery: post('/customer-requests/:id/delivery-cancelled', {
    summary: 'Calls off the courier who was to take the parcel back; the device stays here until its way is ordered anew, or it is fetched',
    who: dispatcher,
    params: requestIdParams,
    body: actWithNote,
    answers: requestState,
  }),

  handOverAtCounter: post('/customer-requests/:id/counter-hand-over', {
    summary: 'Hands the device over at the counter instead of by a courier: to whom, and what they showed. The request is closed',
    who: dispatcher,
    params: requestIdParams,
    body: z.strictObject(
      {
        version: seenVersion,
        handedTo: lineOfText(100).min(2, refusedWith('REQUIRED')),
        identity: z.enum(identityProofs, refusedWith('REQUIRED')),
        note,
      },
      wrongType,
    ),
    answers: requestState,
  }),

  declareLost: post('/customer-requests/:id/parcel-lost', {
    summary: 'Decides that the parcel is lost, and what the customer is paid for the device. The request is closed, the customer is told',
    who: dispatcher,
    params: requestIdParams,
    body: z.strictObject(
      {
        version: seenVersion,
        compensation: forints.describe('Whole forints'),
        note: lineOfText(300).min(1, refusedWith('REQUIRED')),
      },
      wrongType,
    ),
    answers: requestState,
  }),
}
