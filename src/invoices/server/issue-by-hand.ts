import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { prepareInvoices } from './invoice-request.ts'
import { unfinishedOf } from './invoice-store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { invoicesShown } from './list-invoices.ts'

/**
 * An employee has what is owed invoiced now, or a document that is stuck tried again. Two at once make one invoice.
 * @throws Refusal INVOICE_NOTHING_OWED, INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export async function issueByHand(ctx: OutsideContext & Call, { params: { id } }: Input<typeof invoicesApi.issueInvoices>) {
  const prepared = await ctx.transaction((own) => prepareInvoices(own, id, employeeIdOf(ctx)))
  const unfinished = await unfinishedOf(ctx.tx, id)
  for (const invoiceId of new Set([...prepared, ...unfinished])) {
    const refusal = await issueInvoice(ctx, invoiceId)
    if (refusal) throw refusal
  }
  const answer = await invoicesShown(ctx, id)
  if (answer.invoices.length === 0) throw new Refusal('INVOICE_NOTHING_OWED')
  return answer
}
