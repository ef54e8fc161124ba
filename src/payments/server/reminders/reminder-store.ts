import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { methods } from '#invoices/method-of-invoice.ts'
import type { TransferReminder } from '../../transfer-reminder.ts'

const byTransfer: readonly number[] = [methods.transfer, methods.prepaidTransfer]

/** When the cash of a courier was counted that was less than was due, and its customer told of the rest; null of what is to be transferred. */
const cashCountedAt = sql<Temporal.Instant | null>`case when payment_method_id = ${sql.lit(methods.cashOnDelivery)} then
  (select max(at) from settlements where invoice_id = invoices.id and source = 'cashOnDelivery' and amount > 0) end`

/**
 * Invoices and proformas that wait for a transfer, due on this day or before it, or for what a courier's cash was short of, with the reminders they have
 * had. `orphanOf`: the company that owes it, where the sender was erased. Not those of who was erased and sent for nobody else: nobody could be written to.
 */
export const awaitedTransfers = (tx: ReadDb<DB>, dueUntil: Day) =>
  tx
    .selectFrom('invoices')
    .leftJoin('requests', 'requests.id', 'invoices.requestId')
    .select(['invoices.id', 'requestId', 'invoices.dueOn', 'issuedAt'])
    .select(sql<number | null>`case when requests.email = '' then requests.company_id end`.as('orphanOf'))
    .select(cashCountedAt.as('cashCountedAt'))
    .select(sql<TransferReminder[]>`array(select reminder from transfer_reminders where invoice_id = invoices.id)`.as('reminded'))
    .where('invoices.status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where('number', 'is not', null)
    .where('kind', 'in', ['proforma', 'final'])
    .where((eb) => eb.or([eb('paymentMethodId', 'in', byTransfer).and('invoices.dueOn', '<=', dueUntil), sql<boolean>`${cashCountedAt} is not null`]))
    .where(sql<boolean>`(requests.email = '' and requests.company_id is null) is not true`)
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
    .select(['id', 'number', 'kind', 'status', 'cancelledBy', 'gross', 'dueOn', 'paymentReference', 'paymentMethodId'])
    .select((eb) => eb('paymentMethodId', 'in', byTransfer).$castTo<boolean>().as('isByTransfer'))
    .where('id', '=', invoiceId)
    .executeTakeFirst()
