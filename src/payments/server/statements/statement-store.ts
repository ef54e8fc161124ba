import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind } from '#invoices/invoice.ts'
import type { SurplusWay } from '../../surpluses.ts'
import type { TransferList } from '../../transfers.ts'
import type { Statement } from './statement.ts'

type NewStatement = { statement: Statement; fileName: string; skipped: number; by: number; now: Temporal.Instant }

/** Writes a statement and those of its lines that no earlier one held. @returns how many are new */
export async function insertStatement(tx: Kysely<DB>, { statement, fileName, skipped, by, now }: NewStatement): Promise<number> {
  const { format, account, lines } = statement
  const known = await tx
    .selectFrom('statementLines')
    .select('bankReference')
    .where('bankReference', '=', sql<string>`any(${lines.map(({ bankReference }) => bankReference)}::text[])`)
    .execute()
  const knownReferences = new Set(known.map(({ bankReference }) => bankReference))
  const fresh = lines.filter(({ bankReference }) => !knownReferences.has(bankReference))
  const { id: statementId } = await tx
    .insertInto('bankStatements')
    .values({ format, account, fileName, uploadedAt: now, uploadedBy: by, linesRead: lines.length, linesNew: fresh.length, skipped })
    .returning('id')
    .executeTakeFirstOrThrow()
  let written = 0
  for (let at = 0; at < fresh.length; at += 1000) {
    const rows = fresh.slice(at, at + 1000).map((line) => ({ ...line, statementId, readAt: now }))
    const inserted = await tx
      .insertInto('statementLines')
      .values(rows)
      .onConflict((on) => on.column('bankReference').doNothing())
      .returning('id')
      .execute()
    written += inserted.length
  }
  // Somebody uploaded the same lines at the same moment: they count once.
  if (written < fresh.length) await tx.updateTable('bankStatements').set({ linesNew: written }).where('id', '=', statementId).execute()
  return written
}

const columns = ['id', 'bookedOn', 'amount', 'payerName', 'payerAccount', 'text', 'state', 'note', 'over', 'returnedAt', 'returnNote'] as const

export type LineState = 'open' | 'confirmed' | 'dismissed'
const lineRows = (tx: ReadDb<DB>) => tx.selectFrom('statementLines').select(columns).$narrowType<{ state: LineState }>()
export type LineRow = NonNullable<Awaited<ReturnType<typeof findLine>>>

export const findLine = (tx: ReadDb<DB>, id: number) => lineRows(tx).where('id', '=', id).executeTakeFirst()

/** Open ones and those to be sent back the oldest first, decided ones the latest first. @returns one more than the page */
export function linesOfList(tx: ReadDb<DB>, list: TransferList, { after, size }: { after: number | undefined; size: number }) {
  const query = lineRows(tx).limit(size + 1)
  const later = (order: string) => sql<boolean>`${sql.raw(order)} (select booked_on, id from statement_lines as last where id = ${after ?? 0})`
  if (list === 'decided') {
    const decided = query.where('state', '<>', 'open').orderBy('decidedAt', 'desc').orderBy('id', 'desc')
    if (after === undefined) return decided.execute()
    return decided.where(sql<boolean>`(decided_at, id) < (select decided_at, id from statement_lines as last where id = ${after})`).execute()
  }
  const ordered = query.orderBy('bookedOn').orderBy('id')
  const listed = list === 'open' ? ordered.where('state', '=', 'open') : ordered.where('over', '>', 0).where('returnedAt', 'is', null)
  return after === undefined ? listed.execute() : listed.where(later('(booked_on, id) >')).execute()
}

export async function countLines(tx: ReadDb<DB>): Promise<{ open: number; toReturn: number }> {
  const { rows } = await sql<{ open: number; toReturn: number }>`
    select (select count(*)::integer from statement_lines where state = 'open') as open,
      (select count(*)::integer from statement_lines where over > 0 and returned_at is null) as "toReturn"
  `.execute(tx)
  return rows[0] ?? { open: 0, toReturn: 0 }
}

export type Decision = { state: 'confirmed' | 'dismissed'; over: number; note: string; by: number; now: Temporal.Instant }

/** Of two who decide, one does. @returns whether it was open until now */
export async function decideLine(tx: Kysely<DB>, id: number, { state, over, note, by, now }: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable('statementLines')
    .set({ state, over, note, decidedAt: now, decidedBy: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

export async function markReturned(
  tx: Kysely<DB>,
  id: number,
  { note, way, by, now }: { note: string; way: SurplusWay; by: number; now: Temporal.Instant },
): Promise<boolean> {
  const returned = await tx
    .updateTable('statementLines')
    .set({ returnedAt: now, returnedBy: by, returnNote: note, returnWay: way })
    .where('id', '=', id)
    .where('over', '>', 0)
    .where('returnedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return returned !== undefined
}

export const insertPart = (tx: Kysely<DB>, part: { lineId: number; invoiceId: number; amount: number }) =>
  tx.insertInto('statementLineParts').values(part).execute()

export const partsOf = (tx: ReadDb<DB>, lineIds: readonly number[]) =>
  tx
    .selectFrom('statementLineParts')
    .select(['lineId', 'invoiceId', 'amount'])
    .where('lineId', '=', sql<number>`any(${lineIds}::bigint[])`)
    .orderBy('invoiceId')
    .execute()

/** What was sent back of a transfer, how, and what it had paid: the first invoice of those it was divided among. Undefined: it paid none. */
export const findTransferReturn = (tx: ReadDb<DB>, lineId: number) =>
  tx
    .selectFrom('statementLines')
    .innerJoin('statementLineParts', 'statementLineParts.lineId', 'statementLines.id')
    .innerJoin('invoices', 'invoices.id', 'statementLineParts.invoiceId')
    .select(['statementLines.over as amount', 'statementLines.bookedOn', 'statementLines.returnWay as sentTo'])
    .select(['invoices.id as invoiceId', 'invoices.requestId', 'invoices.number as invoiceNumber', 'invoices.kind as invoiceKind'])
    .where('statementLines.id', '=', lineId)
    .where('statementLines.returnedAt', 'is not', null)
    .orderBy('invoices.id')
    .limit(1)
    .$narrowType<{ sentTo: SurplusWay | null; invoiceKind: InvoiceKind }>()
    .executeTakeFirst()

/** How the invoices that were paid stand now. */
export const paidInvoices = (tx: ReadDb<DB>, ids: readonly number[]) =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoiceBuyers', 'invoiceBuyers.invoiceId', 'invoices.id')
    .select(['invoices.id', 'invoices.requestId', 'invoiceBuyers.name as buyer'])
    .select(sql<string>`coalesce(invoices.number, '')`.as('number'))
    .select(
      sql<number>`case when invoices.status = 'paid' then 0 else greatest(0, invoices.gross - (select coalesce(sum(amount + cash_rounding), 0)
        from settlements where settlements.invoice_id = invoices.id))::integer end`.as('outstanding'),
    )
    .where('invoices.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
