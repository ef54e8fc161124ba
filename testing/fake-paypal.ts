import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startFakeServer } from './fake-server.ts'

// PayPal's Orders v2 as its documentation and sandbox answer it, on loopback: it knows orders, request ids and access tokens, and
// can be told to misbehave.

type Money = { currency_code: string; value: string }
type Order = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  reference: string
  invoiceId: string
  amount: Money
  captures: { id: string; status: string; amount: Money; refunded: number }[]
  returnUrl: string
  cancelUrl: string
  locale: string
}
type Asked = { method: string; path: string; requestId: string | undefined; body: unknown }
type Misbehaviour = (answer: { status: number; body: unknown; asked: Asked }) => { status: number; body: unknown } | 'hang' | undefined

export type FakePaypal = {
  readonly url: string
  /** Every call but those for a token, oldest first. */
  readonly asked: Asked[]
  readonly orders: Map<string, Order>
  tokens: number
  order: (id: string) => Order
  approve: (id: string) => void
  /** How the next captures end. */
  captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED'
  /** Changes an answer after PayPal has done what was asked; `hang`: the answer never comes. */
  misbehave: Misbehaviour | undefined
  expireTokens: () => void
  capturesOf: (id: string) => number
  /** Whole forints given back of an order. */
  refundedOf: (id: string) => number
  /** How the next refunds end. */
  refundStatus: 'COMPLETED' | 'PENDING' | 'FAILED'
  /** What it tells us of an order, signed. */
  event: (id: string, type?: string) => { text: string; headers: Record<string, string> }
  stop: () => Promise<void>
}

const webhookId = 'WH-1AB23456CD'
const signatureOf = (event: string) => createHmac('sha256', 'paypal').update(event).digest('base64')

export const paypalSettings = (url: string) => ({
  PAYPAL_URL: url,
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: webhookId,
})

export async function startFakePaypal(): Promise<FakePaypal> {
  const answered = new Map<string, { status: number; body: unknown }>()
  let currentToken = 0
  const server = await startFakeServer(handle)

  const fake: FakePaypal = {
    url: server.url,
    asked: [],
    orders: new Map(),
    tokens: 0,
    captureStatus: 'COMPLETED',
    refundStatus: 'COMPLETED',
    misbehave: undefined,
    refundedOf: (id) => fake.order(id).captures.reduce((sum, { refunded }) => sum + refunded, 0),
    event: (id, type = 'CHECKOUT.ORDER.APPROVED') => eventOf(fake.order(id), type),
    order: (id) => {
      const order = fake.orders.get(id)
      if (!order) throw new Error(`No order ${id}`)
      return order
    },
    approve: (id) => {
      fake.order(id).status = 'APPROVED'
    },
    expireTokens: () => {
      currentToken += 1
    },
    capturesOf: (id) => fake.order(id).captures.length,
    stop: server.stop,
  }

  async function handle(request: IncomingMessage, text: string, response: ServerResponse) {
    const path = request.url ?? ''
    const send = ({ status, body }: { status: number; body: unknown }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'paypal-debug-id': 'f1d2' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))

    if (path === '/v1/oauth2/token') {
      fake.tokens += 1
      const right =
        request.headers.authorization === `Basic ${Buffer.from('client:secret').toString('base64')}` && text === 'grant_type=client_credentials'
      if (!right) return send({ status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } })
      return send({
        status: 200,
        body: {
          scope: 'https://uri.paypal.com/services/payments',
          access_token: `A21-${currentToken}`,
          token_type: 'Bearer',
          app_id: 'APP-1',
          expires_in: 32_400,
          nonce: 'n',
        },
      })
    }
    if (request.headers.authorization !== `Bearer A21-${currentToken}`)
      return send({
        status: 401,
        body: { name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed due to invalid authentication credentials', debug_id: 'f1d2' },
      })

    const requestId = request.headers['paypal-request-id']
    const asked: Asked = {
      method: request.method ?? '',
      path,
      requestId: typeof requestId === 'string' ? requestId : undefined,
      body: text ? JSON.parse(text) : undefined,
    }
    fake.asked.push(asked)
    if (path === '/v1/notifications/verify-webhook-signature') {
      const verified = { status: 200, body: verificationOf(text) }
      const changed = fake.misbehave?.({ ...verified, asked })
      if (changed === 'hang') return void server.hanging.add(response)
      return send(changed ?? verified)
    }
    const memory = asked.requestId ? `${path} ${asked.requestId}` : undefined
    const earlier = memory ? answered.get(memory) : undefined
    const answer = earlier ?? act(asked)
    // PayPal remembers what it did, not what it refused.
    if (memory && answer.status < 300) answered.set(memory, answer)
    const changed = fake.misbehave?.({ ...answer, asked })
    if (changed === 'hang') server.hanging.add(response)
    else send(changed ?? answer)
  }

  function act({ method, path, body }: Asked): { status: number; body: unknown } {
    if (method === 'POST' && path === '/v2/checkout/orders') return start(body as StartBody)
    const [, captureId] = /^\/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(path) ?? []
    if (captureId) return refund(captureId, body as { amount: Money })
    const [, id = '', captured] = /^\/v2\/checkout\/orders\/([\w-]+)(\/capture)?$/.exec(path) ?? []
    const order = fake.orders.get(id)
    if (!order) return { status: 404, body: refusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID') }
    if (!captured) return { status: 200, body: shown(order) }
    if (order.status === 'COMPLETED') return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED') }
    if (order.status !== 'APPROVED') return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED') }
    if (fake.captureStatus === 'INSTRUMENT_DECLINED') return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED') }
    order.captures.push({ id: `3C6${id.slice(3)}${order.captures.length}`, status: fake.captureStatus, amount: order.amount, refunded: 0 })
    order.status = 'COMPLETED'
    return { status: 201, body: shown(order) }
  }

  function refund(captureId: string, { amount }: { amount: Money }): { status: number; body: unknown } {
    const capture = [...fake.orders.values()].flatMap(({ captures }) => captures).find(({ id }) => id === captureId)
    if (!capture) return { status: 404, body: refusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID') }
    const left = Number(capture.amount.value) - capture.refunded
    if (left === 0) return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED') }
    if (Number(amount.value) > left) return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED') }
    if (fake.refundStatus !== 'FAILED') capture.refunded += Number(amount.value)
    capture.status = capture.refunded === Number(capture.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return { status: 201, body: { id: `1JU0${captureId.slice(4)}${capture.refunded}`, status: fake.refundStatus, amount, links: [] } }
  }

  type StartBody = {
    intent: string
    purchase_units: [{ custom_id: string; invoice_id: string; amount: Money }]
    payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string; locale: string } } }
  }

  function start({ purchase_units: [unit], payment_source: source }: StartBody): { status: number; body: unknown } {
    // HUF has no decimals here.
    if (!/^\d+$/.test(unit.amount.value)) return { status: 422, body: refusal('UNPROCESSABLE_ENTITY', 'DECIMALS_NOT_SUPPORTED') }
    const id = `5O1${String(fake.orders.size + 1).padStart(5, '0')}KA${Math.random().toString(36).slice(2, 9).toUpperCase()}`
    const context = source.paypal.experience_context
    const order: Order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      reference: unit.custom_id,
      invoiceId: unit.invoice_id,
      amount: unit.amount,
      captures: [],
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      locale: context.locale,
    }
    fake.orders.set(id, order)
    return { status: 200, body: shown(order) }
  }

  const shown = ({ id, status, reference, invoiceId, amount, captures }: Order) => ({
    id,
    intent: 'CAPTURE',
    status,
    payment_source: {
      paypal: { email_address: 'sb-payer@personal.example.com', account_id: 'QYR5Z8XDVJNXQ', name: { given_name: 'Éva', surname: 'Nagy' } },
    },
    purchase_units: [
      {
        reference_id: reference,
        amount,
        payee: { email_address: 'sb-payee@business.example.com', merchant_id: 'WQ3L6G7N5Y2ZU' },
        custom_id: reference,
        invoice_id: invoiceId,
        ...(captures.length > 0
          ? {
              payments: {
                captures: captures.map(({ refunded, ...capture }) => ({
                  ...capture,
                  final_capture: true,
                  seller_protection: { status: 'ELIGIBLE' },
                  custom_id: reference,
                  invoice_id: invoiceId,
                  create_time: '2026-11-23T08:01:00Z',
                  update_time: '2026-11-23T08:01:00Z',
                })),
              },
            }
          : {}),
      },
    ],
    create_time: '2026-11-23T08:00:00Z',
    links: [
      { href: `${server.url}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${server.url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  })

  return fake
}

const refusal = (name: string, issue: string) => ({
  name,
  message: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
  debug_id: 'f1d2',
  details: [{ issue, description: issue }],
  links: [{ href: `https://developer.paypal.com/docs/api/orders/v2/#error-${issue}`, rel: 'information_link', method: 'GET' }],
})

/** A webhook as PayPal sends it: the event with its odd spaces, and what it signs it with. */
function eventOf({ id, reference, captures }: Order, type: string) {
  const related = { custom_id: reference, supplementary_data: { related_ids: { order_id: id } } }
  const resource = type.startsWith('CHECKOUT.ORDER.') ? { id, intent: 'CAPTURE', status: 'APPROVED' } : { id: captures[0]?.id ?? '3C6', ...related }
  const event = { id: 'WH-58D329510W468432D-8HN650336L201105X', event_version: '1.0', event_type: type, summary: 'A payment.', resource }
  const text = JSON.stringify(event, null, 1).replace('"WH-', '  "WH-')
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-df8cd2d5',
    'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    'paypal-transmission-time': '2026-11-23T08:01:00Z',
    'paypal-transmission-sig': signatureOf(text),
  }
  return { text, headers }
}

/** Whether the event was signed as it stands in the question, to the last space. */
function verificationOf(text: string) {
  const asked = JSON.parse(text) as { webhook_id: string; transmission_sig: string }
  const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  return { verification_status: asked.webhook_id === webhookId && asked.transmission_sig === signatureOf(event) ? 'SUCCESS' : 'FAILURE' }
}
