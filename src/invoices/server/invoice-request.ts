import type { OutsideContext, Reaction, TransactionContext } from '#context.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { chargeRequest } from './charge-request.ts'
import { findCharge } from './charge-store.ts'
import { findInvoice, invoicesOfRequest, unfinishedInvoices, unfinishedOf } from './invoice-store.ts'
import { type InvoicedRequest, lockInvoicedRequest } from './invoiced-request-store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { letOffOutdated } from './let-off-outdated.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import { outdatedCharges, prepareProformaAhead } from './proforma-ahead.ts'

/**
 * Charges a request whose work has ended, and writes the documents that are to be issued for it.
 * @returns their ids; none when there is nothing to charge, or the step was taken back meanwhile
 */
export async function prepareInvoices(ctx: TransactionContext, requestId: number, issuedByAccountId: number | null = null): Promise<number[]> {
  const request = await lockInvoicedRequest(ctx.tx, requestId)
  if (!request || request.closedAt !== null || (request.status !== 'PRODUCT_LEFT_THE_SERVICE' && request.status !== 'INVOICE_DONE')) return []
  const prepared: number[] = []
  const charges = await chargeRequest(ctx, request)
  const outdated = await outdatedCharges(ctx, request)
  for (const charge of charges) {
    if (outdated.includes(charge.id)) continue
    const id = await prepareInvoice(ctx, request, charge, { issuedByAccountId })
    if (id !== null) prepared.push(id)
    else await takeStepOfPaidAhead(ctx, request, charge.id)
  }
  return prepared
}

/** GAPS D15: what a request owes by how it ended is invoiced by itself. What the provider did not answer, the clock asks again. */
export const invoiceEndedRequest: Reaction<{ requestId: number }> = {
  job: 'invoices.invoiceEnded',
  transaction: false,
  run: async (ctx, { requestId }) => {
    await letOffOutdated(ctx, requestId)
    for (const id of await ctx.transaction((own) => prepareInvoices(own, requestId))) await issueInvoice(ctx, id)
  },
}

/** The money a proforma asked for has come: the invoice follows. */
export const invoicePaidProforma: Reaction<{ invoiceId: number; requestId: number }> = {
  job: 'invoices.invoicePaidProforma',
  transaction: false,
  run: async (ctx, { invoiceId, requestId }) => {
    const final = await ctx.transaction(async (own) => {
      const proforma = await findInvoice(own.tx, invoiceId)
      const request = proforma?.kind === 'proforma' ? await lockInvoicedRequest(own.tx, requestId) : undefined
      return proforma && request ? prepareInvoice(own, request, await findCharge(own.tx, proforma.chargeId)) : null
    })
    if (final !== null) await issueInvoice(ctx, final)
  },
}

/** The invoice was issued while the work went on, because its money had come: the step it means is taken when the work has ended. */
async function takeStepOfPaidAhead(ctx: TransactionContext, request: InvoicedRequest, chargeId: number): Promise<void> {
  if (!can('issueInvoice', stateOf(request))) return
  const issued = (await invoicesOfRequest(ctx.tx, request.id)).find(
    (one) => one.chargeId === chargeId && one.kind === 'final' && one.cancelledBy === null,
  )
  if (issued?.number) await advanceRequest(ctx, request.id, 'issueInvoice', { by: 'system', note: issued.number })
}

/** A quote was sent or accepted: what an earlier one had charged ahead is let off, and the proforma of whoever pays ahead is issued. */
export const followAgreement: Reaction<{ requestId: number }> = {
  job: 'invoices.followAgreement',
  transaction: false,
  run: async (ctx, { requestId }) => {
    await letOffOutdated(ctx, requestId)
    const proforma = await ctx.transaction(async (own) => {
      const request = await lockInvoicedRequest(own.tx, requestId)
      return request ? prepareProformaAhead(own, request) : null
    })
    if (proforma !== null) await issueInvoice(ctx, proforma)
  },
}

/** What was prepared with something else is issued. */
export const issuePreparedInvoices: Reaction<{ requestId: number }> = {
  job: 'invoices.issuePrepared',
  transaction: false,
  run: async (ctx, { requestId }) => {
    for (const id of await unfinishedOf(ctx.tx, requestId)) await issueInvoice(ctx, id)
  },
}

const maxAtOnce = 20

/** By the clock: what was prepared and is not issued, or has no PDF yet, wherever it was interrupted. */
export async function issueUnfinished(ctx: OutsideContext): Promise<void> {
  for (const id of await unfinishedInvoices(ctx.tx, ctx.now, maxAtOnce)) {
    const refusal = await issueInvoice(ctx, id)
    // The provider is away; the next round is a minute off.
    if (refusal?.code === 'INVOICE_PROVIDER_AWAY') return
  }
}
