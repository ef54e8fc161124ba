import type { WebhookEvent } from './webhook.ts'

/** An event as the texts name it: keys of texts hold no dots. */
export const eventWords = {
  'request.received': 'requestReceived',
  'request.statusChanged': 'requestStatusChanged',
  'request.promiseChanged': 'requestPromiseChanged',
  'quote.sent': 'quoteSent',
  'quote.decided': 'quoteDecided',
  'expertReport.issued': 'expertReportIssued',
  'document.added': 'documentAdded',
  'message.added': 'messageAdded',
  'shipment.changed': 'shipmentChanged',
  'invoice.issued': 'invoiceIssued',
  'invoice.paid': 'invoicePaid',
  'order.changed': 'orderChanged',
  'prealert.changed': 'preAlertChanged',
} as const satisfies Record<WebhookEvent, string>
