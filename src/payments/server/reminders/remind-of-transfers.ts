import { z } from 'zod'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { TransactionContext } from '#context.ts'
import { dueTransferReminder } from '../../transfer-reminder.ts'
import { awaitedTransfers, markReminded } from './reminder-store.ts'

/** Each reminder once: the mark and the email's job are written together. */
export async function remindOfTransfers(ctx: TransactionContext): Promise<void> {
  const { tx, now, announce } = ctx
  const today = budapestDay(now)
  const days = {
    before: await figureInForce(ctx, today, 'transferReminderDaysBefore', z.int().min(0)),
    after: await figureInForce(ctx, today, 'transferReminderDaysAfter', z.int().min(1)),
  }
  for (const { id: invoiceId, requestId, dueOn, issuedAt, reminded } of await awaitedTransfers(tx, addDays(today, days.before))) {
    const issuedOn = issuedAt === null ? today : budapestDay(issuedAt)
    const reminder = dueTransferReminder({ dueOn, issuedOn, reminded }, today, days)
    if (reminder && (await markReminded(tx, invoiceId, reminder, now))) await announce('transferReminderDue', { invoiceId, requestId, reminder })
  }
}
