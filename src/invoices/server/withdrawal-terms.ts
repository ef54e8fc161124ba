import { isConsumer } from '#accounts/consumer.ts'
import type { ReadContext } from '#context.ts'
import { decisionAbout } from '#quotes/server/quote-decision-store.ts'
import { currentQuote } from '#quotes/server/quote-store.ts'
import { aboutQuote } from '../owed.ts'
import { chargesOf } from './charge-store.ts'
import type { InvoicedRequest } from './invoiced-request-store.ts'

/** `upTo`: whole gross forints, what was agreed for the whole work; `decision`: the order it was begun by. */
export type WithdrawalTerms = { readonly upTo: number; readonly decision: string }

/**
 * Whether what was done before a withdrawal may be charged: of a consumer who asked that it begin at once, in proportion to what was agreed and never
 * more (45/2014. Korm. r. 26. §, DESIGN 8.34, GAPS D15). How much it was, a person says.
 * @returns null where nothing may be charged, or it is charged already
 */
export async function withdrawalTerms({ tx }: Pick<ReadContext, 'tx'>, request: InvoicedRequest): Promise<WithdrawalTerms | null> {
  const isReturned = request.closedAt === null && request.status === 'PRODUCT_LEFT_THE_SERVICE' && request.outcome === 'RETURNED_UNREPAIRED'
  if (!isReturned || !isConsumer(request)) return null
  const quote = await currentQuote(tx, request.id)
  const order = quote && (await decisionAbout(tx, quote.id))
  if (!quote || order?.decision !== 'accepted' || order.startNowTextId === null || order.gross <= 0) return null
  if ((await chargesOf(tx, request.id)).length > 0) return null
  return { upTo: order.gross, decision: aboutQuote(quote.id) }
}
