import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { decideQuote } from './decide-quote.ts'
import { decideReport } from './decide-report.ts'
import { eachOpen } from './each-open.ts'
import { findReport } from './expert-report-store.ts'
import { extendDeadline } from './extend-deadlines.ts'
import { type Open, overdueQuotes, overdueReports } from './open-deadline-store.ts'
import { findCurrentQuote } from './quote-store.ts'
import { lockQuotedRequest } from './quoted-request-store.ts'

/**
 * SPEC 4: what nobody answered by the end of its last day is over, by the clock of Budapest; the device goes back. A year without a
 * decree changes nothing about that (DESIGN 8.14); what would end later by a decree that came meanwhile is extended instead.
 */
export async function expireOverdue(ctx: OutsideContext): Promise<void> {
  const calendar = await workCalendar(ctx)
  const overdue = [...(await overdueQuotes(ctx.tx, ctx.now)), ...(await overdueReports(ctx.tx, ctx.now))]
  await eachOpen(ctx, overdue, async (part, open) => {
    if (await extendDeadline(part, calendar, open)) return
    await (open.kind === 'quote' ? expireQuote : expireReport)(part, open)
  })
}

/** Looked at again under the lock: the customer may have decided, or a new version gone out, since the list was read. */
async function expireQuote(ctx: TransactionContext, { id, requestId }: Open): Promise<void> {
  await lockQuotedRequest(ctx.tx, requestId)
  const quote = await findCurrentQuote(ctx.tx, id)
  if (quote?.status === 'sent') await decideQuote(ctx, quote, { decision: 'expired', by: 'system', channel: 'clock' })
}

async function expireReport(ctx: TransactionContext, { id, requestId }: Open): Promise<void> {
  const request = await lockQuotedRequest(ctx.tx, requestId)
  const report = await findReport(ctx.tx, requestId)
  if (report?.id !== id || report.status !== 'issued' || request?.status !== 'ARRIVED') return
  await decideReport(ctx, report, { decision: 'expired', byKind: 'system', channel: 'clock' })
}
