import type { OutsideContext, TransactionContext } from '#context.ts'
import { prepareStorno } from './cancel-invoice.ts'
import { findCharge, voidCharge } from './charge-store.ts'
import { invoicesOfRequest, markCancelled, unfinishedOf } from './invoice-store.ts'
import { deciderOf, findInvoicedRequest, type InvoicedRequest, lockInvoicedRequest } from './invoiced-request-store.ts'
import { issueOrThrow } from './issue-invoice.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import { outdatedCharges } from './proforma-ahead.ts'

const reason = 'Megváltozott megállapodás'

/**
 * A repair that was charged ahead is not done, or not as it was agreed, or what was refused is quoted again: what was invoiced about it is cancelled, and its money goes back as of any
 * cancelled invoice; an unpaid proforma is withdrawn. What the provider had been asked for is issued first: only then it can be cancelled.
 */
export async function letOffOutdated(ctx: OutsideContext, requestId: number): Promise<void> {
  const request = await findInvoicedRequest(ctx.tx, requestId)
  // Nearly always.
  if (!request || (await outdatedCharges(ctx, request)).length === 0) return
  const outdated = await ctx.transaction((own) => invoicePaid(own, requestId))
  if (outdated.length === 0) return
  for (const id of await unfinishedOf(ctx.tx, requestId)) await issueOrThrow(ctx, id)
  const decider = await deciderOf(ctx.tx, requestId, ['finishWithoutRepair', 'reviseQuote', 'quoteAgain'])
  for (const { id, kind, chargeId, cancelledBy } of await invoicesOfRequest(ctx.tx, requestId)) {
    if (kind !== 'final' || cancelledBy !== null || !outdated.includes(chargeId)) continue
    const { documentId } = await ctx.transaction((own) => prepareStorno(own, id, { reason, chargeAgain: false }, decider))
    await issueOrThrow(ctx, documentId)
  }
  await ctx.transaction((own) => withdraw(own, requestId, outdated))
}

/** Where the money has come and the invoice is still to follow, it is written now, so that the money has a document that is cancelled. */
async function invoicePaid(ctx: TransactionContext, requestId: number): Promise<number[]> {
  const request = await lockInvoicedRequest(ctx.tx, requestId)
  if (!request) return []
  const outdated = await outdatedCharges(ctx, request)
  for (const proforma of await proformasOf(ctx, request, outdated))
    if (proforma.status === 'paid') await prepareInvoice(ctx, request, await findCharge(ctx.tx, proforma.chargeId))
  return outdated
}

/** @throws Error when money came for a proforma meanwhile: the job begins again */
async function withdraw(ctx: TransactionContext, requestId: number, outdated: readonly number[]): Promise<void> {
  const request = await lockInvoicedRequest(ctx.tx, requestId)
  if (!request) return
  for (const { id, status, chargeId } of await proformasOf(ctx, request, outdated)) {
    if (status === 'paid') {
      if (!(await invoicesOfRequest(ctx.tx, requestId)).some((one) => one.kind === 'storno' && one.chargeId === chargeId))
        throw new Error(`Money has come for proforma ${id} meanwhile`)
      continue
    }
    await markCancelled(ctx.tx, id, id)
    // What came in part goes back.
    await ctx.announce('invoiceCancelled', { invoiceId: id, requestId })
  }
  for (const id of outdated) await voidCharge(ctx.tx, id, reason, ctx.now)
}

const proformasOf = async ({ tx }: TransactionContext, { id }: InvoicedRequest, chargeIds: readonly number[]) =>
  (await invoicesOfRequest(tx, id)).filter((one) => one.kind === 'proforma' && one.cancelledBy === null && chargeIds.includes(one.chargeId))
