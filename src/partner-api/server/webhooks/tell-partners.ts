import { randomUUID } from 'node:crypto'
import type { Reaction, TransactionContext } from '#context.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import type { WebhookEvent } from '../../webhook.ts'
import { deliverWebhooksJob } from './deliver.ts'
import { type Endpoint, endpointsOf } from './endpoint-store.ts'
import { insertMessage } from './message-store.ts'
import { hasEndpoint, preAlertOfEvent, requestOfEvent, requestsOfOrder } from './subject-store.ts'

type About = { readonly requestId: number } & Readonly<Record<string, unknown>>

/** What the event adds to its request: ids, by which the reader asks the API for more, and of a parcel where it is. */
const added = ['documentId', 'messageId', 'invoiceId', 'promiseId', 'leg', 'shipmentStatus', 'movedAt'] as const

/** Nearly every request is of nobody who has a system to tell (decision 119). */
const hasSystem = ({ tx }: Pick<TransactionContext, 'tx'>, { requestId }: { requestId: number }) => hasEndpoint(tx, requestId)

/**
 * An event becomes one message for each endpoint of the company that wants it. The body holds ids and states and nothing about a person:
 * whoever may read more asks the API with a key, whose scopes then decide. It is stored as it is signed, so that every try and every replay
 * says the same.
 */
const tell = <Of extends About = { requestId: number }>(type: WebhookEvent, ...others: readonly WebhookEvent[]): Reaction<Of> => ({
  job: `partnerApi.tell.${type}`,
  concerns: hasSystem,
  run: async (ctx, about) => {
    for (const one of [type, ...others]) await write(ctx, one, about)
  },
})

async function write(ctx: TransactionContext, type: WebhookEvent, { requestId, ...about }: About) {
  const request = await requestOfEvent(ctx.tx, requestId)
  if (!request || request.companyId === null) return
  const more = Object.fromEntries(added.flatMap((name) => (about[name] === undefined ? [] : [[name, about[name]]])))
  const { status, closedAt, orderId, step } = request
  const data = { crmRequestId: requestId, orderId: formatOrderNumber(orderId), status, closed: closedAt !== null, ...more }
  // Two events of one moment, as a decision and the step that follows it, are one change of the request.
  await writeFor(ctx, request.companyId, { type, requestId, data, key: `${type}:${requestId}:${step ?? 0}:${JSON.stringify(more)}` })
}

export type Telling = { readonly type: string; readonly requestId: number | null; readonly data: object; readonly key: string }

async function writeFor(ctx: TransactionContext, companyId: number, telling: Telling) {
  const wanting = (await endpointsOf(ctx.tx, companyId)).filter(
    ({ state, events }) => state !== 'off' && events.some((event) => event === telling.type),
  )
  for (const endpoint of wanting) await writeMessage(ctx, endpoint, telling)
}

/** For an endpoint that the portal itself has stopped a message is kept: nobody has chosen to miss it. */
export async function writeMessage(ctx: TransactionContext, { id: endpointId, state }: Pick<Endpoint, 'id' | 'state'>, telling: Telling) {
  const { type, requestId, data, key } = telling
  const nextTryAt = state === 'on' ? ctx.now : null
  const body = JSON.stringify({ type, timestamp: ctx.now.toString(), data })
  const message = { endpointId, messageId: `msg_${randomUUID().replaceAll('-', '')}`, deduplicationKey: key, type, requestId, body, nextTryAt }
  if ((await insertMessage(ctx.tx, ctx.now, message)) && nextTryAt) await ctx.enqueue(deliverWebhooksJob, { endpointId })
}

/** Orders have the status of their requests, so what closes a request changes its order. */
const tellOfOrder: Reaction<{ requestId: number }> = tell('order.changed')

/** An order of many is told once, and each of its requests. */
const tellOfNewOrder: Reaction<{ orderId: number }> = {
  job: 'partnerApi.tellOfNewOrder',
  run: async (ctx, { orderId }) => {
    const requests = await requestsOfOrder(ctx.tx, orderId)
    for (const requestId of requests) await write(ctx, 'request.received', { requestId })
    for (const requestId of requests.slice(0, 1)) await write(ctx, 'order.changed', { requestId })
  },
}

/** A request is of a company by its account. It opens its order. */
const tellOfReceived: Reaction<{ requestId: number; accountId: number | null }> = {
  ...tell('request.received', 'order.changed'),
  concerns: async (ctx, about) => about.accountId !== null && (await hasSystem(ctx, about)),
}

const tellOfOwnDocuments: Reaction<{ requestId: number; documentIds: readonly string[] }> = {
  job: 'partnerApi.tellOfOwnDocuments',
  concerns: async (ctx, about) => about.documentIds.length > 0 && (await hasSystem(ctx, about)),
  run: async (ctx, { requestId, documentIds }) => {
    for (const documentId of documentIds) await write(ctx, 'document.added', { requestId, documentId })
  },
}

/** A pre-alert has no request until it comes. */
const tellOfPreAlerts: Reaction<{ preAlertIds: number[] }> = {
  job: 'partnerApi.tellOfPreAlerts',
  run: async (ctx, { preAlertIds }) => {
    for (const id of preAlertIds) {
      const found = await preAlertOfEvent(ctx.tx, id)
      if (!found || found.companyId === null) continue
      const { companyId, reference, state: status, expectedOn, requestId, version } = found
      const data = { preAlertId: id, reference, status, expectedOn, crmRequestId: requestId }
      await writeFor(ctx, companyId, { type: 'prealert.changed', requestId, data, key: `prealert.changed:${id}:${version}` })
    }
  },
}

/** Rows of reactions.ts. */
export const tellPartners = {
  received: tellOfReceived,
  statusChanged: tell('request.statusChanged'),
  promiseChanged: tell<{ requestId: number; promiseId: number }>('request.promiseChanged'),
  quoteSent: tell('quote.sent'),
  quoteDecided: tell('quote.decided'),
  reportIssued: tell('expertReport.issued'),
  documentAdded: tell<{ requestId: number; documentId: string }>('document.added'),
  ownDocumentsChanged: tellOfOwnDocuments,
  messageAdded: tell<{ requestId: number; messageId: number }>('message.added'),
  shipmentChanged: tell('shipment.changed'),
  invoiceIssued: tell<{ requestId: number; invoiceId: number }>('invoice.issued'),
  invoicePaid: tell<{ requestId: number; invoiceId: number }>('invoice.paid'),
  orderChanged: tellOfOrder,
  newOrder: tellOfNewOrder,
  preAlertsChanged: tellOfPreAlerts,
}
