import type { ReadContext, TransactionContext } from '#context.ts'
import { currentQuote } from '#quotes/server/quote-store.ts'
import { aboutQuote } from '../owed.ts'
import { chargesOf, invoicedCharges, voidCharge } from './charge-store.ts'
import { isInvoicedToInsurer } from './collective/collective-store.ts'
import { dutyOfRequest, type EndedRequest } from './duty-of-request.ts'

/**
 * Whether anything was written, to its customer or to its insurer, about the quote that counts or about what a request owes by how it ended: then the step
 * that ended it is not taken back, but its invoice cancelled. What was owed by an earlier end, before its device came back, is settled apart.
 */
export async function isEndInvoiced(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>, request: EndedRequest): Promise<boolean> {
  const invoiced = await invoicedCharges(ctx.tx, request.id)
  if (invoiced.length > 0) {
    const [quote, duty] = [await currentQuote(ctx.tx, request.id), await dutyOfRequest(ctx, request)]
    if (invoiced.some(({ decision }) => decision === duty?.decision || (quote && decision === aboutQuote(quote.id)))) return true
  }
  return isInvoicedToInsurer(ctx.tx, request.id)
}

/** What is charged and not invoiced falls away. The caller holds the request's lock. */
export async function takeBackCharges({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, requestId: number, reason: string): Promise<void> {
  const invoiced = await invoicedCharges(tx, requestId)
  for (const { id } of await chargesOf(tx, requestId)) if (!invoiced.some((one) => one.id === id)) await voidCharge(tx, id, reason, now)
}
