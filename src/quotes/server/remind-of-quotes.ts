import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { TransactionContext } from '#context.ts'
import { dueReminder, reminderDays } from '../quote-validity.ts'
import { stillOpen } from './deadline.ts'
import { markReminded, openQuotes } from './open-deadline-store.ts'

/** Each reminder once: the mark and the email's job are written together. */
export async function remindOfQuotes(ctx: TransactionContext): Promise<void> {
  const { tx, now, announce } = ctx
  const calendar = await workCalendar(ctx)
  const today = budapestDay(now)
  for (const { id: quoteId, requestId, since, validUntil } of await openQuotes(tx)) {
    const reminder = dueReminder(reminderDays(calendar, budapestDay(since), budapestDay(validUntil)), today)
    if (!reminder || !stillOpen(now, validUntil)) continue
    if (await markReminded(tx, quoteId, reminder, now)) await announce('quoteReminderDue', { requestId, quoteId, reminder })
  }
}
