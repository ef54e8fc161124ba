import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { overpaid } from '#invoices/server/overpaid-store.ts'
import { paidWith } from '#invoices/server/paid-with-store.ts'

/** So much a transfer brought for an invoice. */
export const findTransferPart = (tx: ReadDb<DB>, { lineId, invoiceId }: { readonly lineId: number; readonly invoiceId: number }) =>
  tx.selectFrom('statementLineParts').select('amount').where('lineId', '=', lineId).where('invoiceId', '=', invoiceId).executeTakeFirst()

/** What a transfer brought for an invoice that was paid already, as long as too much stands for it: nothing of it once it went back. */
export const findTransferSurplus = (tx: ReadDb<DB>, { lineId, invoiceId }: { readonly lineId: number; readonly invoiceId: number }) =>
  tx
    .selectFrom('statementLineParts as part')
    .innerJoin('statementLines', 'statementLines.id', 'part.lineId')
    .innerJoin('invoices', 'invoices.id', 'part.invoiceId')
    .innerJoin('surpluses', 'surpluses.invoiceId', 'part.invoiceId')
    .select(['part.amount', 'statementLines.bookedOn', 'invoices.number', 'invoices.kind', 'surpluses.amount as surplus'])
    .where('part.lineId', '=', lineId)
    .where('part.invoiceId', '=', invoiceId)
    .where('surpluses.amount', '>', 0)
    .executeTakeFirst()

/** So much a courier brought for an invoice. */
export const findCashPart = (tx: ReadDb<DB>, { lineId, invoiceId }: { readonly lineId: number; readonly invoiceId: number }) =>
  tx.selectFrom('codLines').select('amount').where('id', '=', lineId).where('invoiceId', '=', invoiceId).executeTakeFirst()

/** An invoice that was paid and still stands, how its money came, and what the providers call the payments that brought it. */
export const findReceived = (tx: ReadDb<DB>, invoiceId: number) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'number', 'gross'])
    .select([paidWith.as('paidWith'), overpaid.as('overpaid')])
    .select(
      sql<string[]>`array(select provider_payment_id from payments where invoice_id = invoices.id and status = 'paid'
        and provider_payment_id is not null order by created_at)`.as('transactions'),
    )
    .where('id', '=', invoiceId)
    .where('kind', '=', 'final')
    .where('status', '=', 'paid')
    .where('cancelledBy', 'is', null)
    .executeTakeFirst()
