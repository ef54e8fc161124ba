import { z } from 'zod'
import { account } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { issueMessage, wrongType } from '#errors.ts'
import { listedOrder, orderStatuses, shownOrder } from './order.ts'
import { orderIdParams, orderPlace } from './order-number.ts'

const day = z.string(wrongType).max(10, wrongType).refine(isDay, issueMessage('REPORT_DAY'))

export const ordersApi = {
  listOrders: get('/orders', {
    summary: 'One’s own orders, the newest first; filtered by status, day and text',
    who: account(),
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
