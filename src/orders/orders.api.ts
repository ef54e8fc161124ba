import { z } from 'zod'
import { hasFeature } from '#accounts/features.ts'
import { account, customerTypes } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { issueMessage, wrongType } from '#errors.ts'
import { agreedTexts } from '#requests/agreed-texts.ts'
import { agreedDeviceOrder, deviceOrder } from '#requests/device-order.ts'
import { listedOrder, orderStatuses, shownOrder } from './order.ts'
import { orderIdParams, orderPlace } from './order-number.ts'

const day = z.string(wrongType).max(10, wrongType).refine(isDay, issueMessage('REPORT_DAY'))

/** Customers of pre-alerts place no orders (SPEC 1). */
const orderers = account(...customerTypes.filter((type) => !hasFeature(type, 'preAlert')))

/** A wording to be agreed to; `body` null: it is long and has a page of its own. */
export const agreedWording = z.object({ id: z.int(), kind: z.enum(agreedTexts), service: z.string().nullable(), body: z.string().nullable() })

/** What was ordered at once, and its requests in the order in which their devices were sent. */
export const bookedOrder = z.object({
  id: z.string().describe('R-2026-000123'),
  requests: z.array(
    z.object({
      crmRequestId: z.int(),
      requestNumber: z.string(),
      handoverDocumentHash: z.string(),
      /** A purchase document is still to be added to it. */
      wantsDocument: z.boolean(),
    }),
  ),
  /** How often the courier comes for them. */
  pickups: z.int(),
})

export const ordersApi = {
  checkOrder: post('/orders/check', {
    summary:
      'What would be ordered, checked as the order itself and ordered by nothing: refused with the fields concerned, else the wordings to agree to',
    who: orderers,
    scope: 'requests.write',
    transaction: false,
    rate: 'lookup',
    body: deviceOrder,
    answers: z.object({ wordings: z.array(agreedWording), pickups: z.int() }),
  }),

  submitOrder: post('/orders', {
    summary: 'Orders the repair of several devices with one pickup: one order of many requests, all or none. Purchase documents are added afterwards',
    who: orderers,
    scope: 'requests.write',
    rate: 'booking',
    creates: true,
    idempotent: true,
    /** The insurer is asked before the action. */
    transaction: false,
    body: agreedDeviceOrder,
    answers: bookedOrder,
  }),

  openOrderSheets: get('/orders/:id/sheets', {
    summary:
      'The hand-over sheets of one of one’s own orders in one PDF, after a list of its devices to be signed; or its labels alone, eight on a page',
    who: account(),
    params: orderIdParams,
    query: z.strictObject({ kind: z.enum(['sheets', 'labels'], wrongType).default('sheets') }, wrongType),
    shape: 'file',
    answers: z.null(),
  }),

  listOrders: get('/orders', {
    summary: 'One’s own orders and those of the company one looks after, the newest first; filtered by status, day and text',
    who: account(),
    fromReplica: true,
    scope: 'orders',
    query: z.strictObject(
      {
        status: z.enum(orderStatuses, wrongType).optional(),
        /** Ordered on this day or later, in Europe/Budapest. */
        from: day.optional(),
        /** Ordered on this day or before. */
        to: day.optional(),
        /** Part of the order's number or reference, or of a request's number, identifier or device. */
        text: lineOfText(100).optional(),
        /** The `next` of the page before. */
        after: orderPlace.optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: z.object({ orders: z.array(listedOrder), next: z.string().nullable() }),
  }),

  showOrder: get('/orders/:id', {
    summary: 'One of one’s own orders with its requests, page by page; somebody else’s is not there',
    who: account(),
    scope: 'orders',
    params: orderIdParams,
    query: z.strictObject(
      {
        /** The last request of the page before. */
        after: z.coerce.number(wrongType).int(wrongType).positive(wrongType).optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: shownOrder,
  }),
}
