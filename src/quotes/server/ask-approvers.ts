import type { ReadContext, TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import type { QuoteEvents } from '../events.ts'
import { cheapestLines, dearestLines, totalOf } from '../quote.ts'
import { approversOf, requestsAwaitingDecision } from './approver-store.ts'
import { currentQuote, linesOf } from './quote-store.ts'
import { findQuotedRequest, type QuotedRequest } from './quoted-request-store.ts'

/** The quote, while it waits for somebody other than its sender: something of it is above what they may decide about alone. */
export async function quoteForApproval({ tx }: Pick<ReadContext, 'tx'>, requestId: number) {
  const request = await findQuotedRequest(tx, requestId)
  const quote = await currentQuote(tx, requestId)
  if (!request || request.decisionLimit === null || quote?.status !== 'sent') return null
  const lines = await linesOf(tx, quote.id)
  const [least, most] = [totalOf(cheapestLines(lines)).gross, totalOf(dearestLines(lines)).gross]
  return most > request.decisionLimit ? { request, quote, least, most, limit: request.decisionLimit } : null
}

/** Nothing of it can be chosen by its sender alone. */
export const isAbove = (found: { least: number; limit: number } | null): boolean => found !== null && found.least > found.limit

/** Of a company. `mightDecide`: so far they might decide about what others sent. */
type PersonChanged = { readonly companyId: number; readonly accountId: number; readonly mightDecide: boolean }

async function ask(ctx: TransactionContext, requestId: number, isReminder: boolean) {
  const found = await quoteForApproval(ctx, requestId)
  if (!found) return
  const others = ({ accountId }: QuotedRequest, ids: readonly number[]) => ids.filter((id) => id !== accountId)
  for (const accountId of others(found.request, await approversOf(ctx.tx, found.request)))
    await ctx.announce('approvalAsked', { requestId, quoteId: found.quote.id, accountId, isReminder })
}

/** GAPS D12: each approver has an email of their own, so that one that cannot be sent holds up nobody else's. */
export const askApprovers = {
  job: 'quotes.askApprovers',
  run: (ctx: TransactionContext, { requestId }: RequestEvents['quoteSent']) => ask(ctx, requestId, false),
}

/** What waits may wait for somebody else since, whom no email has asked; nobody is asked twice. */
export const askOtherApprovers = {
  job: 'quotes.askOtherApprovers',
  run: async (ctx: TransactionContext, { companyId, accountId, mightDecide }: PersonChanged) => {
    for (const requestId of await requestsAwaitingDecision(ctx.tx, ctx.now, companyId, mightDecide ? null : accountId))
      await ask(ctx, requestId, false)
  },
}

/** Once, at half-time. */
export const remindApprovers = {
  job: 'quotes.remindApprovers',
  run: async (ctx: TransactionContext, { requestId, reminder }: QuoteEvents['quoteReminderDue']) => {
    if (reminder === 'half') await ask(ctx, requestId, true)
  },
}
