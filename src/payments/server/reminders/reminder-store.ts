import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import type { TransferReminder } from '../../transfer-reminder.ts'

const byTransfer: readonly number[] = [methods.transfer, methods.prepaidTransfer]

/**
 * Invoices and proformas that wait for a transfer, due on this day or before it, with the reminders they have had. Not those of who was erased:
 * nobody could be written to, and a reminder that nobody had would stand in the invoice's record.
 */
export const awaitedTransfers = (tx: ReadDb<DB>, dueUntil: Day) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'requestId', 'dueOn', 'issuedAt'])
    .select(sql<TransferReminder[]>`array(select reminder from transfer_reminders where invoice_id = invoices.id)`.as('reminded'))
    .where('status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where('number', 'is not', null)
    .where('kind', 'in', ['proforma', 'final'])
    .where('paymentMethodId', 'in', byTransfer)
    .where('dueOn', '<=', dueUntil)
    .where(sql<boolean>`not exists (select from requests where requests.id = invoices.request_id and requests.email = '')`)
    .where(sql<boolean>`(select count(*) from transfer_reminders where invoice_id = invoices.id) < 2`)
    .execute()

/** @returns whether it had not been sent before */
export async function markReminded(tx: Kysely<DB>, invoiceId: number, reminder: TransferReminder, now: Temporal.Instant): Promise<boolean> {
  const marked = await tx
    .insertInto('transferReminders')
    .values({ invoiceId, reminder, at: now })
    .onConflict((on) => on.doNothing())
    .returning('invoiceId')
    .executeTakeFirst()
  return marked !== undefined
}

export const findAwaited = (tx: ReadDb<DB>, invoiceId: number) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'status', 'cancelledBy', 'gross', 'dueOn', 'paymentReference'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
