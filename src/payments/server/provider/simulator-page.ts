import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { escapeHtml } from '#base/server/escape-html.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { translatorOf } from '#base/texts.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { simulatorTexts } from '../../simulator-texts.ts'
import { chooseSimulated, findSimulated, type SimulatedState } from './simulated-payment-store.ts'
import { simulatorPath } from './simulator.ts'

const choices = { pay: 'approved', refuse: 'declined', cancel: 'cancelled' } as const
const choiceNames = ['pay', 'refuse', 'cancel'] as const satisfies readonly (keyof typeof choices)[]

const byId = z.object({ id: z.string().regex(/^SIM[0-9A-F]{1,40}$/) })
const chosen = byId.extend({ choice: z.enum(choiceNames) })

/** The page of the simulated provider, where whoever tries the portal out pays, is refused, or thinks better of it. */
export function mountPaymentSimulator(http: Http, db: Kysely<DB>, publicUrl: string) {
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
      const buttons = choiceNames.map(
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
      await demanded(id)
      await chooseSimulated(db, id, choices[choice])
      const order = await demanded(id)
      return reply.redirect(wayBack(order.state, order), 303)
    })
  })
}

/** As PayPal sends the payer back: `token` is the order, and only an approved one brings `PayerID`. */
function wayBack(state: SimulatedState, order: { id: string; returnUrl: string; cancelUrl: string }): string {
  const back = new URL(state === 'cancelled' ? order.cancelUrl : order.returnUrl)
  back.searchParams.set('token', order.id)
  if (state !== 'cancelled') back.searchParams.set('PayerID', 'SIMULATEDPAYER')
  return back.href
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
