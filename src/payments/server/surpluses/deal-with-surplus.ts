import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { lockInvoice } from '#invoices/server/settlement-store.ts'
import type { surplusesApi } from '../../surpluses.api.ts'
import { requireOwed } from '../require-owed.ts'
import { areOfOne, findSurplus, insertSurplusDecision, type SurplusDecision } from './surplus-store.ts'

/**
 * Settles what came too much with another open invoice of the same request, or insurer, and the customer is told. What came through a provider is never moved: it goes back by a refund,
 * which counts where the payment was made.
 * @throws Refusal NOT_FOUND (no such invoice, or another's), SURPLUS_SETTLED (nothing is too much any more), REFUND_TOO_MUCH, DEBT_CHANGED when less is owed, or nothing
 */
export async function moveSurplus(ctx: TransactionContext & Call, { params, body }: Input<typeof surplusesApi.moveSurplus>) {
  const { invoiceId } = params
  // In one order whoever deals with money, so that two never wait for each other.
  for (const id of [invoiceId, body.invoiceId].toSorted((one, other) => one - other)) await requireInvoice(ctx, id)
  const { isCash, targets, why, requestId } = await requireByHand(ctx, invoiceId, body.amount)
  if (!targets.some((target) => target.invoiceId === body.invoiceId))
    throw new Refusal((await areOfOne(ctx.tx, invoiceId, body.invoiceId)) ? 'DEBT_CHANGED' : 'NOT_FOUND')
  await requireOwed(ctx.tx, body.invoiceId, body.amount)
  const id = await decide(ctx, { invoiceId, amount: body.amount, toInvoiceId: body.invoiceId, sentTo: null, why, note: body.note })
  const reference = `surplus ${id}`
  await settleInvoice(ctx, { invoiceId, source: 'moved', amount: -body.amount, reference })
  await settleInvoice(ctx, {
    ...{ invoiceId: body.invoiceId, amount: body.amount, isCash },
    source: 'moved',
    reference: `${reference} to ${body.invoiceId}`,
  })
  await ctx.announce('surplusMoved', { decisionId: id, invoiceId: body.invoiceId, requestId })
  return leftOf(ctx, invoiceId)
}

/**
 * What came too much was sent back from the bank's own screen, or out of the till; here it is noted, and the customer is told.
 * @throws Refusal NOT_FOUND, SURPLUS_SETTLED when nothing is too much any more, REFUND_TOO_MUCH
 */
export async function noteSurplusReturn(ctx: TransactionContext & Call, { params, body }: Input<typeof surplusesApi.noteSurplusReturn>) {
  const { invoiceId } = params
  await requireInvoice(ctx, invoiceId)
  const { why, requestId } = await requireByHand(ctx, invoiceId, body.amount)
  const { amount, sentTo, note } = body
  const id = await decide(ctx, { invoiceId, amount, toInvoiceId: null, sentTo, why, note })
  await settleInvoice(ctx, { invoiceId, source: 'returned', amount: -amount, reference: `surplus ${id}` })
  await ctx.announce('surplusReturned', { decisionId: id, invoiceId, requestId })
  return leftOf(ctx, invoiceId)
}

async function requireInvoice({ tx }: TransactionContext, id: number) {
  if (!(await lockInvoice(tx, id))) throw new Refusal('NOT_FOUND')
}

async function requireByHand({ tx }: TransactionContext, invoiceId: number, amount: number) {
  const surplus = await findSurplus(tx, invoiceId)
  if (!surplus) throw new Refusal('SURPLUS_SETTLED')
  const values = { max: surplus.byHand }
  if (amount > surplus.byHand) throw new Refusal('REFUND_TOO_MUCH', { values, fields: [{ path: 'amount', code: 'REFUND_TOO_MUCH', values }] })
  return surplus
}

type Decided = Omit<SurplusDecision, 'decidedAt' | 'decidedBy'>

/** @returns its id, which its settlements are named after */
async function decide(ctx: TransactionContext & Call, decided: Decided): Promise<number> {
  const { id } = await insertSurplusDecision(ctx.tx, { ...decided, decidedAt: ctx.now, decidedBy: employeeIdOf(ctx) })
  return id
}

const leftOf = async ({ tx }: TransactionContext, invoiceId: number) => ({ invoiceId, left: (await findSurplus(tx, invoiceId))?.amount ?? 0 })
