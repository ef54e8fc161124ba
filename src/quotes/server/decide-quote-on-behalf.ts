import { isConsumer } from '#accounts/consumer.ts'
import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { QuoteDecided } from '../decided-quote.ts'
import type { quotesApi } from '../quotes.api.ts'
import { expired, stillOpen } from './deadline.ts'
import { type Deciding, decideQuote, decisionDto } from './decide-quote.ts'
import { presentWordings } from './decision-wordings.ts'
import { requireChoice, requireDeclarations, requireQuote, requireSame } from './quote-to-decide.ts'

/** What a customer said by phone, wrote by e-mail or told in person; the note says how it was proved. The deadline is the same. */
export async function decideQuoteOnBehalf(
  ctx: TransactionContext & Call,
  { params, body }: Input<typeof quotesApi.decideQuoteOnBehalf>,
): Promise<QuoteDecided & { requestVersion: number }> {
  const { request, quote, lines, decision } = await requireQuote(ctx, params.id, body.quoteVersion)
  if (decision) return { ...requireSame(ctx, quote, lines, decision, body), requestVersion: request.version }
  if (!stillOpen(ctx.now, quote.validUntil)) throw expired('QUOTE_EXPIRED', ctx.language, quote.validUntil)

  const { method: channel, note, version: requestVersion } = body
  const staff = { by: 'staff', channel, note, requestVersion, byAccountId: accountIdOf(ctx.actor), ip: ctx.ip } as const
  const decide = async (deciding: Pick<Deciding, 'decision' | 'lines' | 'wordings'>) => ({
    ...decisionDto(quote, lines, await decideQuote(ctx, quote, { ...staff, ...deciding })),
    requestVersion: request.version + 1,
  })
  if (!body.quoteAcceptedStatus) return decide({ decision: 'rejected' })
  const ordered = requireChoice(lines, body.chosenLineIds)
  const declared = isConsumer(request)
  if (declared) requireDeclarations(body.declarations)
  // In the customer's language: these are the words the employee read to them.
  const { startNow, startLoss } = await presentWordings(ctx, request.language)
  return decide({ decision: 'accepted', lines: ordered, wordings: declared ? { startNowTextId: startNow.id, startLossTextId: startLoss.id } : {} })
}
