import type { OutsideContext, Reaction, TransactionContext } from '#context.ts'
import { chargeRequest } from './charge-request.ts'
import { findCharge } from './charge-store.ts'
import { findInvoice, unfinishedInvoices, unfinishedOf } from './invoice-store.ts'
import { lockInvoicedRequest } from './invoiced-request-store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { prepareInvoice } from './prepare-invoice.ts'

/**
 * Charges a request whose work has ended, and writes the documents that are to be issued for it.
 * @returns their ids; none when there is nothing to charge, or the step was taken back meanwhile
 */
export async function prepareInvoices(ctx: TransactionContext, requestId: number, issuedByAccountId: number | null = null): Promise<number[]> {
  const request = await lockInvoicedRequest(ctx.tx, requestId)
  if (!request || request.closedAt !== null || (request.status !== 'PRODUCT_LEFT_THE_SERVICE' && request.status !== 'INVOICE_DONE')) return []
  const prepared: number[] = []
  for (const charge of await chargeRequest(ctx, request)) {
    const id = await prepareInvoice(ctx, request, charge, { issuedByAccountId })
    if (id !== null) prepared.push(id)
  }
  return prepared
}

/** GAPS D15: what a request owes by how it ended is invoiced by itself. What the provider did not answer, the clock asks again. */
export const invoiceEndedRequest: Reaction<{ requestId: number }> = {
  job: 'invoices.invoiceEnded',
  transaction: false,
  run: async (ctx, { requestId }) => {
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
