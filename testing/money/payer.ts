import { createPayment } from '#payments/server/create-payment.ts'
import { receivePaypalMessage, receiveSimplepayMessage } from '#payments/server/receive-message.ts'
import { returnFromPayment } from '#payments/server/return-from-payment.ts'
import { invoiceToPay, transferComes } from './own-invoices.ts'
import { inProcess } from './process.ts'
import { at, type World } from './world.ts'

export async function beginToPay(world: World, method: 4 | 5, dies: number | null) {
  const invoice = await invoiceToPay(world)
  if (!invoice) return
  const body = { crmRequestId: world.requestId, invoiceId: invoice.id, paymentMethodId: method }
  await inProcess(world.bench.as(world.customer, at(world)), dies, async (ctx) => {
    const { redirectUrl } = await createPayment(ctx, { body, params: {}, query: {} })
    const id = (method === 4 ? new URL(redirectUrl).searchParams.get('token') : new URL(redirectUrl).pathname.split('/').at(-1)) ?? ''
    if (!world.tokens.some((known) => known.id === id)) world.tokens.push({ method, id })
  })
}

const chosen = ({ tokens }: World, pick: number) => (tokens.length === 0 ? undefined : tokens[pick % tokens.length])

/** On the provider's page; what was decided there stays. */
export function payerActs(world: World, pick: number, how: 'pay' | 'refuse' | 'cancel' | 'hold') {
  const token = chosen(world, pick)
  if (!token) return
  if (token.method === 4) {
    if (how === 'pay' && world.paypal.order(token.id).status === 'PAYER_ACTION_REQUIRED') world.paypal.approve(token.id)
    return
  }
  const open = ['INIT', 'AUTHORIZED'].includes(world.simplepay.transaction(token.id).status)
  if (open) world.simplepay.end(token.id, ({ pay: 'FINISHED', refuse: 'NOTAUTHORIZED', cancel: 'CANCELLED', hold: 'AUTHORIZED' } as const)[how])
}

export async function comesBack(world: World, pick: number, hasCancelled: boolean, dies: number | null) {
  const token = chosen(world, pick)
  if (!token) return
  const card = () => new URLSearchParams(world.simplepay.wayBack(token.id, hasCancelled ? 'CANCEL' : 'SUCCESS'))
  const query =
    token.method === 4 ? { token: token.id, ...(hasCancelled ? {} : { PayerID: 'X' }) } : { r: card().get('r') ?? '', s: card().get('s') ?? '' }
  await inProcess(world.bench.as(world.customer, at(world)), dies, (ctx) => returnFromPayment(ctx, { query, params: {}, body: {} }))
}

export async function providerTells(world: World, pick: number, dies: number | null) {
  const token = chosen(world, pick)
  if (!token) return
  const { text, headers } =
    token.method === 4
      ? world.paypal.event(token.id)
      : { text: world.simplepay.message(token.id).text, headers: { signature: world.simplepay.message(token.id).signature } }
  const ctx = { ...world.bench.as({ kind: 'nobody' }, at(world)), header: (name: string) => new Map(Object.entries(headers)).get(name) }
  const receive = token.method === 4 ? receivePaypalMessage : receiveSimplepayMessage
  await inProcess(ctx, dies, (own) => receive(own, { body: text, params: {}, query: {} }))
}

/** Money that comes twice: the payer stands on a provider's page while a transfer pays the invoice, and pays there all the same. */
export async function paysTwice(world: World, method: 4 | 5, dies: number | null) {
  const before = world.tokens.length
  await beginToPay(world, method, null)
  await transferComes(world, 1, 'whole')
  payerActs(world, Math.max(0, world.tokens.length - 1), 'pay')
  if (world.tokens.length > before) await providerTells(world, world.tokens.length - 1, dies)
}
