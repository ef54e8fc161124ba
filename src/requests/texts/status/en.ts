import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  status: {
    RECEIVED: 'Recorded',
    DELIVERY_IN_ORDERED: 'Courier ordered',
    ARRIVED: 'At the workshop',
    QUOTE_DONE: 'Quote ready',
    QUOTE_ACCEPTED: 'Quote accepted',
    QUOTE_REJECTED: 'Quote declined',
    PRODUCT_LEFT_THE_SERVICE: 'Workshop finished',
    INVOICE_DONE: 'Invoice issued',
    invoiceAnew: 'New invoice to come',
    DELIVERY_OUT_ORDERED: 'Return ordered',
    SHIPPED: 'On its way to you',
    SERVICE_DONE: 'Handed back',
  },
  sale: {
    QUOTE_DONE: 'Purchase offer ready',
    QUOTE_ACCEPTED: 'Purchase offer accepted',
    QUOTE_REJECTED: 'Purchase offer declined',
    PRODUCT_LEFT_THE_SERVICE: 'Ready to go back',
    RETURNED_UNREPAIRED: 'Sent back without a purchase',
  },
  outcome: {
    REPAIRED: 'Repaired',
    REPLACED: 'Replaced',
    NO_FAULT: 'No fault found',
    WARRANTY_REJECTED: 'Warranty refused',
    RETURNED_UNREPAIRED: 'Returned unrepaired',
    CANCELLED: 'Cancelled',
    BOUGHT: 'Bought',
    LOST: 'Lost',
    ABANDONED: 'Abandoned',
  },
} satisfies SameKeys<typeof hu>
