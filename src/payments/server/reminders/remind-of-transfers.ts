import { addDays, budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { administratorsOf } from '#companies/server/company-store.ts'
import type { TransactionContext } from '#context.ts'
import { dueTransferReminder } from '../../transfer-reminder.ts'
import { awaitedTransfers, markReminded } from './reminder-store.ts'

/**
 * Each reminder once: the mark and the email's job are written together. What a company owes by a sender who was erased is told to its
 * administrators; where there is none, no reminder stands in the invoice's record that nobody had.
 */
export async function remindOfTransfers(ctx: TransactionContext): Promise<void> {
  const { tx, now, announce } = ctx
  const today = budapestDay(now)
  const days = {
    before: await figureInForce(ctx, today, 'transferReminderDaysBefore'),
    after: await figureInForce(ctx, today, 'transferReminderDaysAfter'),
  }
  for (const { id: invoiceId, requestId, dueOn, issuedAt, reminded, orphanOf } of await awaitedTransfers(tx, addDays(today, days.before))) {
    const issuedOn = issuedAt === null ? today : budapestDay(issuedAt)
    const reminder = dueTransferReminder({ dueOn, issuedOn, reminded }, today, days)
    if (!reminder) continue
    const recipients = orphanOf === null ? [{}] : (await administratorsOf(tx, orphanOf)).map((administratorId) => ({ administratorId }))
    if (recipients.length === 0 || !(await markReminded(tx, invoiceId, reminder, now))) continue
    for (const whom of recipients) await announce('transferReminderDue', { invoiceId, requestId, reminder, ...whom })
  }
}
