import { addDays, budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { administratorsOf } from '#companies/server/company-store.ts'
import type { TransactionContext } from '#context.ts'
import { dueTransferReminder } from '../../transfer-reminder.ts'
import { awaitedTransfers, markReminded } from './reminder-store.ts'

/**
 * Each reminder once: the mark and the email's job are written together. What a company owes by a sender who was erased is told to its
 * administrators; where there is none, no reminder stands in the invoice's record that nobody had. What a courier's cash was short of is reminded of
 * too (decision 103).
 */
export async function remindOfTransfers(ctx: TransactionContext): Promise<void> {
  const { tx, now, announce } = ctx
  const today = budapestDay(now)
  const days = {
    before: await figureInForce(ctx, today, 'transferReminderDaysBefore'),
    after: await figureInForce(ctx, today, 'transferReminderDaysAfter'),
  }
  for (const invoice of await awaitedTransfers(tx, addDays(today, days.before))) {
    const { id: invoiceId, requestId, reminded, orphanOf } = invoice
    const reminder = dueTransferReminder({ ...askedOf(invoice, today), reminded }, today, days)
    if (!reminder) continue
    const recipients = orphanOf === null ? [{}] : (await administratorsOf(tx, orphanOf)).map((administratorId) => ({ administratorId }))
    if (recipients.length === 0 || !(await markReminded(tx, invoiceId, reminder, now))) continue
    for (const whom of recipients) await announce('transferReminderDue', { invoiceId, requestId, reminder, ...whom })
  }
}

type Asked = Pick<Awaited<ReturnType<typeof awaitedTransfers>>[number], 'dueOn' | 'issuedAt' | 'cashCountedAt'>

/** A rest of cash is asked for on the day its customer was told of it, and has no other. */
function askedOf({ dueOn, issuedAt, cashCountedAt }: Asked, today: Day) {
  const askedOn = cashCountedAt && budapestDay(cashCountedAt)
  return askedOn ? { dueOn: askedOn, issuedOn: askedOn } : { dueOn, issuedOn: issuedAt === null ? today : budapestDay(issuedAt) }
}
