import { loadCalendar } from '#calendar/server/calendar-store.ts'
import type { JobContext } from '#context.ts'
import { isCertain } from '../quote-validity.ts'
import { dayOf } from './deadline.ts'
import { decideQuote } from './decide-quote.ts'
import { decideReport } from './decide-report.ts'
import { findReport } from './expert-report-store.ts'
import { type Open, overdueQuotes, overdueReports } from './open-deadline-store.ts'
import { findCurrentQuote } from './quote-store.ts'
import { lockQuotedRequest } from './quoted-request-store.ts'

/**
 * SPEC 4: what nobody answered by the end of its last day is over, by the clock of Budapest; the device goes back. Each in a
 * transaction of its own, so one that fails holds up no other; the job then fails, and is tried again. Where the days lead through a
 * year whose moved working days are not known, nothing expires by itself (SECURITY 4.3): a person looks, and sends a new version.
 */
export async function expireOverdue(ctx: JobContext): Promise<void> {
  const calendar = await loadCalendar(ctx.tx)
  const failures: unknown[] = []
  const expireEach = async (kind: 'quote' | 'report', overdue: readonly Open[], expire: (part: JobContext, open: Open) => Promise<void>) => {
    for (const open of overdue) {
      const about = { [kind]: open.id, requestId: open.requestId, validUntil: open.validUntil.toString() }
      if (!isCertain(calendar, dayOf(open.since), dayOf(open.validUntil)))
        ctx.log.warn(about, `${kind} is overdue, but the calendar of its year is incomplete`)
      else
        await ctx
          .transaction((part) => expire(part, open))
          .catch((err: unknown) => {
            ctx.log.error({ err, ...about }, `${kind} could not expire`)
            failures.push(err)
          })
    }
  }
  await expireEach('quote', await overdueQuotes(ctx.tx, ctx.now), expireQuote)
  await expireEach('report', await overdueReports(ctx.tx, ctx.now), expireReport)
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything overdue has expired')
}

/** Looked at again under the lock: the customer may have decided, or a new version gone out, since the list was read. */
async function expireQuote(ctx: JobContext, { id, requestId }: Open): Promise<void> {
  await lockQuotedRequest(ctx.tx, requestId)
  const quote = await findCurrentQuote(ctx.tx, id)
  if (quote?.status === 'sent') await decideQuote(ctx, quote, { decision: 'expired', by: 'system', channel: 'clock' })
}

async function expireReport(ctx: JobContext, { requestId }: Open): Promise<void> {
  const request = await lockQuotedRequest(ctx.tx, requestId)
  const report = await findReport(ctx.tx, requestId)
  if (report?.status === 'issued' && request?.status === 'ARRIVED') await decideReport(ctx, report, { decision: 'expired' })
}
