import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoicesShown } from './list-invoices.ts'

type Prepared = { readonly documentId: number; readonly requestId: number }

/**
 * Has a document about an invoice issued as soon as it is written.
 * @throws Refusal INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED; it stays prepared and the clock goes on
 */
export async function issueAbout(ctx: OutsideContext & Call, prepare: (own: TransactionContext) => Promise<Prepared>) {
  const { documentId, requestId } = await ctx.transaction(prepare)
  const refusal = await issueInvoice(ctx, documentId)
  if (refusal) throw refusal
  return invoicesShown(ctx, requestId)
}
