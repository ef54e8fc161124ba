import { z } from 'zod'
import type { Env } from '#base/server/env.ts'
import { httpClient } from '#base/server/http/http-client.ts'
import type { Log } from '#base/server/log.ts'
import { Refusal } from '#errors.ts'
import { currency, type Found } from '../../payment.ts'
import type { PaymentProvider, SignedMessage } from './payment-provider.ts'
import { aboutOf, approvalLink, foundIn, foundInIssues, foundInRefund, orderToSend, paypalEvent, paypalOrder, paypalRefusal } from './paypal-order.ts'
import { parsed } from './simplepay-signature.ts'

/** Of each call; a look at a payment makes at most five of them (token, find, token again, capture, find). */
const limits = { patienceMs: 8_000, maxBytes: 200_000 }

const bearer = z.object({ access_token: z.string().min(1) })

/** `text`: a body that must not be written anew. */
type Sent = { method: 'GET' | 'POST'; requestId?: string; body?: object; text?: string }
type Answered = { status: number; json: unknown }

/** One for each set of settings, so that the access token serves more than one call. */
const paypals = new WeakMap<Env, PaymentProvider>()

/** PayPal with the settings of this portal; null where they are not set. */
export function paypalOf(env: Env, log: Log): PaymentProvider | null {
  if (!env.PAYPAL_CLIENT_ID || !env.PAYPAL_CLIENT_SECRET) return null
  const known = paypals.get(env) ?? paypal(env, `${env.PAYPAL_CLIENT_ID}:${env.PAYPAL_CLIENT_SECRET}`, log)
  paypals.set(env, known)
  return known
}

/** PayPal Orders v2 (DOMAIN 3.1). A call may be made again with the same PayPal-Request-Id for six hours; PayPal does it once. */
function paypal({ PAYPAL_URL: url, PAYPAL_WEBHOOK_ID: webhookId }: Env, credentials: string, log: Log): PaymentProvider {
  const call = caller(url.replace(/\/+$/, ''), credentials, log)

  const notUnderstood = (what: string, { status, json }: Answered): Refusal => {
    const { name, debug_id: debugId, details } = paypalRefusal.safeParse(json).data ?? {}
    log.error({ what, status, name, debugId, issues: details?.map(({ issue }) => issue) }, 'PayPal answered what we cannot use')
    return new Refusal('PAYMENT_PROVIDER_AWAY')
  }
  const orderIn = (what: string, answer: Answered) => {
    const order = answer.status === 200 || answer.status === 201 ? paypalOrder.safeParse(answer.json).data : undefined
    if (!order) throw notUnderstood(what, answer)
    return order
  }
  const stateIn = (what: string, id: string, answer: Answered): Found => {
    const order = orderIn(what, answer)
    const found = order.id === id ? foundIn(order) : undefined
    if (!found) throw notUnderstood(what, answer)
    return found
  }
  const find = async (id: string): Promise<Found> => {
    const answer = await call(`/v2/checkout/orders/${encodeURIComponent(id)}`, { method: 'GET' })
    return answer.status === 404 ? { state: 'gone' } : stateIn('find', id, answer)
  }

  return {
    name: 'paypal',
    method: 4,
    takesMoneyItself: false,
    find,
    async start(order) {
      const answer = await call('/v2/checkout/orders', { method: 'POST', requestId: order.requestId, body: orderToSend(order) })
      const started = orderIn('start', answer)
      const redirectUrl = approvalLink(started)
      // The payer is sent where PayPal says, but never off the scheme PayPal itself is reached by.
      if (!redirectUrl || !URL.canParse(redirectUrl) || new URL(redirectUrl).protocol !== new URL(url).protocol) throw notUnderstood('start', answer)
      return { providerPaymentId: started.id, redirectUrl }
    },
    async capture(id, requestId) {
      const answer = await call(`/v2/checkout/orders/${encodeURIComponent(id)}/capture`, { method: 'POST', requestId, body: {} })
      if (answer.status === 404) return { state: 'gone' }
      if (answer.status !== 422) return stateIn('capture', id, answer)
      const refused = foundInIssues(issuesIn(answer))
      if (!refused) throw notUnderstood('capture', answer)
      return refused === 'captured' ? find(id) : refused
    },
    async refund({ captureId }, { requestId, amount }) {
      const body = { amount: { currency_code: currency, value: String(amount) } }
      const answer = await call(`/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, { method: 'POST', requestId, body })
      if (answer.status === 404) return { state: 'unclear' }
      // What has gone back already, by a hand of ours at PayPal or by a dispute, is not given back again.
      if (answer.status === 422) return issuesIn(answer).includes('CAPTURE_FULLY_REFUNDED') ? { state: 'unclear' } : { state: 'refused' }
      const found = answer.status === 200 || answer.status === 201 ? foundInRefund(answer.json, amount) : undefined
      if (!found) throw notUnderstood('refund', answer)
      return found
    },
    async readMessage(message) {
      const event = paypalEvent.safeParse(parsed(message.text)).data
      if (!event) throw new Refusal('MALFORMED')
      if (!webhookId) throw new Refusal('SIGNATURE_WRONG')
      const answer = await call('/v1/notifications/verify-webhook-signature', { method: 'POST', text: verification(message, webhookId) })
      const { verification_status: status } = verified.safeParse(answer.json).data ?? {}
      if (answer.status === 400 || answer.status === 422 || status === 'FAILURE') throw new Refusal('SIGNATURE_WRONG')
      if (answer.status !== 200 || status !== 'SUCCESS') throw notUnderstood('verify', answer)
      return { about: aboutOf(event), answer: { text: '{}', headers: {} } }
    },
  }
}

const issuesIn = ({ json }: Answered) => paypalRefusal.safeParse(json).data?.details.map(({ issue }) => issue) ?? []

const verified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })
const transmission = {
  auth_algo: 'auth-algo',
  cert_url: 'cert-url',
  transmission_id: 'transmission-id',
  transmission_sig: 'transmission-sig',
  transmission_time: 'transmission-time',
} as const

/** PayPal is asked whether it has sent this, with the event exactly as it came: what is written anew may differ from what was signed. */
function verification({ text, header }: SignedMessage, webhookId: string): string {
  const values = Object.entries(transmission).map(([name, of]) => {
    const value = header(`paypal-${of}`)
    if (value === undefined || value.length > 1000) throw new Refusal('SIGNATURE_WRONG')
    return [name, value] as const
  })
  const known = JSON.stringify({ ...Object.fromEntries(values), webhook_id: webhookId })
  return `${known.slice(0, -1)},"webhook_event":${text}}`
}

/** Calls PayPal with an access token, which is fetched when first needed and again when PayPal no longer takes it. */
function caller(url: string, credentials: string, log: Log) {
  let token: Promise<string> | undefined

  async function fetchToken(): Promise<string> {
    const headers = {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const { status, json } = await httpClient(`${url}/v1/oauth2/token`, { method: 'POST', headers, body: 'grant_type=client_credentials', ...limits })
    const read = bearer.safeParse(json)
    if (status !== 200 || !read.success) throw new Error(`PayPal gave no access token (${status})`)
    return read.data.access_token
  }
  async function send(path: string, { method, requestId, body, text = body && JSON.stringify(body) }: Sent): Promise<Answered> {
    token ??= fetchToken()
    const used = token
    const headers = {
      authorization: `Bearer ${await used.catch((error) => clear(used, error))}`,
      prefer: 'return=representation',
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
      ...(text ? { 'content-type': 'application/json' } : {}),
    }
    const answer = await httpClient(`${url}${path}`, { method, headers, ...(text ? { body: text } : {}), ...limits })
    if (answer.status === 401 && token === used) token = undefined
    return answer
  }
  function clear(used: Promise<string>, error: unknown): never {
    if (token === used) token = undefined
    throw error
  }

  return async (path: string, sent: Sent): Promise<Answered> => {
    try {
      const first = await send(path, sent)
      return first.status === 401 ? await send(path, sent) : first
    } catch (err) {
      log.warn({ err }, 'PayPal did not answer')
      throw new Refusal('PAYMENT_PROVIDER_AWAY')
    }
  }
}
