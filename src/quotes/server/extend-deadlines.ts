import { budapestDay, type WorkCalendar } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { appendHistory } from '#requests/server/history-store.ts'
import { laterEnd } from './deadline.ts'
import { eachOpen } from './each-open.ts'
import { extendOpen, type Open, openQuotes, openReports } from './open-deadline-store.ts'
import { findCurrentQuote } from './quote-store.ts'
import { lockQuotedRequest, type QuotedRequest, touchRequest } from './quoted-request-store.ts'
import { replaceQuotation, replaceReportDocument } from './replace-documents.ts'

/**
 * DESIGN 8.14: a year without a decree is counted by the statutory holidays; when the decree comes, what is open and would end later
 * by it is extended, and the customer is told. None is shortened.
 */
export async function extendDeadlines(ctx: OutsideContext): Promise<void> {
  const calendar = await workCalendar(ctx)
  const open = [...(await openQuotes(ctx.tx)), ...(await openReports(ctx.tx))]
  await eachOpen(ctx, open, (part, one) => extendDeadline(part, calendar, one))
}

const figures = { quote: 'quoteValidityWorkingDays', report: 'expertReportValidityWorkingDays' } as const

/** @returns whether there is more time now */
export async function extendDeadline(ctx: TransactionContext, calendar: WorkCalendar, open: Open): Promise<boolean> {
  const until = await laterEnd(ctx, calendar, figures[open.kind], open)
  if (until === null) return false
  const request = await lockQuotedRequest(ctx.tx, open.requestId)
  // Decided, replaced or taken back since the list was read.
  if (request?.status !== (open.kind === 'quote' ? 'QUOTE_DONE' : 'ARRIVED') || !(await extendOpen(ctx.tx, open, until))) return false
  await replaceDocument(ctx, request, open)
  await appendHistory(ctx.tx, {
    ...bySystem,
    requestId: request.id,
    step: 'deadlineExtended',
    status: request.status,
    at: ctx.now,
    note: budapestDay(until),
  })
  await touchRequest(ctx.tx, request.id)
  await ctx.announce('deadlineExtended', { requestId: request.id, kind: open.kind })
  return true
}

const bySystem = { code: null, byKind: 'system', byAccountId: null } as const

async function replaceDocument(ctx: TransactionContext, request: QuotedRequest, { kind, id }: Open): Promise<void> {
  if (kind === 'report') return replaceReportDocument(ctx, request)
  const quote = await findCurrentQuote(ctx.tx, id)
  if (quote) await replaceQuotation(ctx, request, quote)
}
