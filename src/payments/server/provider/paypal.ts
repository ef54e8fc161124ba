import { z } from 'zod'
import type { Env } from '#base/server/env.ts'
import { httpClient } from '#base/server/http/http-client.ts'
import type { Log } from '#base/server/log.ts'
import { Refusal } from '#errors.ts'
import type { Found } from '../../payment.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { approvalLink, foundIn, foundInIssues, orderToSend, paypalOrder, paypalRefusal } from './paypal-order.ts'

/** Of each call; a look at a payment makes at most five of them (token, find, token again, capture, find). */
const limits = { patienceMs: 8_000, maxBytes: 200_000 }

const bearer = z.object({ access_token: z.string().min(1) })

type Sent = { method: 'GET' | 'POST'; requestId?: string; body?: object }
type Answered = { status: number; json: unknown }

/** One for each set of settings, so that the access token serves more than one call. */
const paypals = new WeakMap<Env, PaymentProvider>()

/** PayPal with the settings of this portal; null where they are not set. */
export function paypalOf(env: Env, log: Log): PaymentProvider | null {
  if (!env.PAYPAL_CLIENT_ID || !env.PAYPAL_CLIENT_SECRET) return null
  const known = paypals.get(env) ?? paypal(env.PAYPAL_URL, `${env.PAYPAL_CLIENT_ID}:${env.PAYPAL_CLIENT_SECRET}`, log)
  paypals.set(env, known)
  return known
}

/** PayPal Orders v2 (DOMAIN 3.1). A call may be made again with the same PayPal-Request-Id for six hours; PayPal does it once. */
function paypal(url: string, credentials: string, log: Log): PaymentProvider {
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
      const refused = foundInIssues(paypalRefusal.safeParse(answer.json).data?.details.map(({ issue }) => issue) ?? [])
      if (!refused) throw notUnderstood('capture', answer)
      return refused === 'captured' ? find(id) : refused
    },
  }
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
  async function send(path: string, { method, requestId, body }: Sent): Promise<Answered> {
    token ??= fetchToken()
    const used = token
    const headers = {
      authorization: `Bearer ${await used.catch((error) => clear(used, error))}`,
      prefer: 'return=representation',
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const answer = await httpClient(`${url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}), ...limits })
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
