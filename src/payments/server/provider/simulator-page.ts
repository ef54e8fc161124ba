import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { escapeHtml } from '#base/server/escape-html.ts'
import type { Http } from '#base/server/http/fastify.ts'
import type { Secrets } from '#base/server/secrets.ts'
import { translatorOf } from '#base/texts.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { simulatorTexts } from '../../simulator-texts.ts'
import { returnAddress, signatureOf, simplepayText } from './simplepay-signature.ts'
import { captureSimulated, chooseSimulated, findSimulated, type SimulatedRow } from './simulated-payment-store.ts'
import { simulatedMerchant, simulatorKeys, simulatorPath } from './simulator.ts'

const choices = { pay: 'approved', refuse: 'declined', cancel: 'cancelled', timeOut: 'timedOut' } as const
type Choice = keyof typeof choices
/** PayPal lets an order lie; only SimplePay tells that its time is over. */
const choicesOf = {
  online: ['pay', 'refuse', 'cancel'],
  card: ['pay', 'refuse', 'cancel', 'timeOut'],
} as const satisfies Record<SimulatedRow['method'], readonly Choice[]>

const byId = z.object({ id: z.string().regex(/^(SIM[0-9A-F]{1,40}|\d{1,20})$/) })
const chosen = byId.extend({ choice: z.enum(choicesOf.card) })

type Surroundings = { db: Kysely<DB>; publicUrl: string; secrets: Secrets }

/** The page of the simulated providers, where whoever tries the portal out pays, is refused, or thinks better of it. */
export function mountPaymentSimulator(http: Http, { db, publicUrl, secrets }: Surroundings) {
  const demanded = async (id: string) => {
    const order = await findSimulated(db, id)
    if (!order) throw new Refusal('NOT_FOUND')
    return order
  }
  // A plain form brings this type and no content.
  http.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null, {}))

    scope.get(`${simulatorPath}/:id`, { schema: { hide: true, params: byId } }, async (request, reply) => {
      const order = await demanded((request.params as z.infer<typeof byId>).id)
      const t = await translatorOf(simulatorTexts, order.language)
      const buttons = choicesOf[order.method].map(
        (choice) => `<form method="post" action="${simulatorPath}/${order.id}/${choice}"><button>${escapeHtml(t(choice))}</button></form>`,
      )
      const facts = t('facts', { invoice: order.invoiceNumber, amount: order.amount })
      return page(reply, publicUrl, {
        language: order.language,
        title: t('title'),
        body: `<p>${escapeHtml(t('notice'))}</p><p><strong>${escapeHtml(facts)}</strong></p>${order.state === 'waiting' ? buttons.join('') : `<p>${escapeHtml(t('decided'))}</p>`}`,
      })
    })

    scope.post(`${simulatorPath}/:id/:choice`, { schema: { hide: true, params: chosen } }, async (request, reply) => {
      const { id, choice } = request.params as z.infer<typeof chosen>
      const { method } = await demanded(id)
      if (!choicesOf[method].some((one) => one === choice)) throw new Refusal('NOT_FOUND')
      const isFirst = await chooseSimulated(db, id, choices[choice])
      // A card is charged on the page itself.
      if (isFirst && method === 'card') await captureSimulated(db, id)
      const order = await demanded(id)
      if (isFirst && order.state !== 'cancelled') await tell(http, order, secrets)
      return reply.redirect(order.method === 'card' ? wayBackFromCard(order, secrets) : wayBack(order), 303)
    })
  })
}

/** As PayPal sends the payer back: `token` is the order, and only an approved one brings `PayerID`. */
function wayBack({ id, state, returnUrl, cancelUrl }: SimulatedRow): string {
  const back = new URL(state === 'cancelled' ? cancelUrl : returnUrl)
  back.searchParams.set('token', id)
  if (state !== 'cancelled') back.searchParams.set('PayerID', 'SIMULATEDPAYER')
  return back.href
}

/** As SimplePay does: signed, each end to its own address. */
function wayBackFromCard({ id, state, reference, returnUrl, cancelUrl, failUrl }: SimulatedRow, secrets: Secrets): string {
  const fail = failUrl ?? returnUrl
  const ends = {
    cancelled: [cancelUrl, 'CANCEL'],
    declined: [fail, 'FAIL'],
    timedOut: [fail, 'TIMEOUT'],
    captured: [returnUrl, 'SUCCESS'],
    approved: [returnUrl, 'SUCCESS'],
    waiting: [returnUrl, 'SUCCESS'],
  } as const
  const [url, e] = ends[state]
  return returnAddress(url, simulatorKeys(secrets)[0], { t: id, e, m: simulatedMerchant, o: reference })
}

/** Before the payer is back the portal is told, by the same calls that PayPal and SimplePay make. */
async function tell(http: Http, order: SimulatedRow, secrets: Secrets) {
  const { address, text, headers } = order.method === 'card' ? ipnOf(order, secrets) : eventOf(order, secrets)
  await http.inject({
    method: 'POST',
    url: `/api/payments/webhooks/${address}`,
    payload: text,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function eventOf({ id, reference }: SimulatedRow, secrets: Secrets) {
  const text = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource_type: 'checkout-order', resource: { id, custom_id: reference } })
  return { address: 'paypal', text, headers: { 'paypal-transmission-sig': secrets.sign('paymentSimulator', text) } }
}

function ipnOf({ id, reference, state }: SimulatedRow, secrets: Secrets) {
  const status = state === 'captured' ? 'FINISHED' : state === 'timedOut' ? 'TIMEOUT' : 'NOTAUTHORIZED'
  const text = simplepayText({ orderRef: reference, method: 'CARD', merchant: simulatedMerchant, transactionId: Number(id), status })
  return { address: 'simplepay', text, headers: { signature: signatureOf(simulatorKeys(secrets)[0], text) } }
}

const page = (reply: FastifyReply, publicUrl: string, { language, title, body }: { language: string; title: string; body: string }) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${publicUrl}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>body{font:18px/1.5 sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}button{font:inherit;width:100%;min-height:3rem;margin:.25rem 0}</style><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`,
    )
