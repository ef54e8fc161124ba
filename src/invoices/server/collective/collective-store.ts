import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { Amounts } from '#quotes/quote.ts'
import type { InvoiceKind, InvoiceStatus } from '../../invoice.ts'
import type { ChargeLine } from '../charge-store.ts'

/** Locks an insurer: of two who invoice it, or cancel its invoice, one comes after the other. */
export const lockInsurer = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('insurers')
    .select(['id', 'name', 'postalCode', 'city', 'address', 'taxNumber', 'dueDays'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The charge of an insurer for a month that stands, with its invoice; undefined: nothing of the month is invoiced, or all was cancelled. */
export const invoiceOfMonth = (tx: ReadDb<DB>, insurerId: number, month: string): Promise<{ invoiceId: number } | undefined> =>
  tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.chargeId', 'charges.id')
    .select('invoices.id as invoiceId')
    .where('charges.insurerId', '=', insurerId)
    .where('charges.decision', '=', month)
    .where('charges.voidedAt', 'is', null)
    .where('invoices.kind', '=', 'final')
    .executeTakeFirst()

type NewCharge = Amounts & {
  insurerId: number
  month: string
  createdAt: Temporal.Instant
  /** A repair each. */
  lines: readonly (ChargeLine & { requestId: number })[]
}

/** The caller holds the insurer and the requests. @returns its id */
export async function insertChargeOfInsurer(tx: Kysely<DB>, { lines, month, ...charge }: NewCharge): Promise<number> {
  const { id: chargeId } = await tx
    .insertInto('charges')
    .values({ ...charge, reason: 'insured', decision: month, payer: 'company' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 0; at < lines.length; at += 1000) {
    const rows = lines.slice(at, at + 1000).map((line, index) => ({ ...line, chargeId, position: at + index + 1 }))
    await tx
      .insertInto('chargeLines')
      .values(rows.map(({ requestId: _, ...line }) => line))
      .execute()
    await tx
      .insertInto('collectiveInvoiceRepairs')
      .values(rows.map(({ position, requestId }) => ({ chargeId, position, requestId })))
      .execute()
  }
  return chargeId
}

/** Whose charge it is and for which month; undefined: that of a request. */
export const debtorOfCharge = (tx: ReadDb<DB>, chargeId: number): Promise<{ insurerId: number; email: string; month: string } | undefined> =>
  tx
    .selectFrom('charges')
    .innerJoin('insurers', 'insurers.id', 'charges.insurerId')
    .select(['insurers.id as insurerId', 'insurers.email', 'charges.decision as month'])
    .where('charges.id', '=', chargeId)
    .executeTakeFirst()

/** The row of the file and the invoice that names it, together. @returns false when the invoice has its PDF already; then nothing is written */
export async function fileCollective(tx: Kysely<DB>, id: number, file: StoredFile, now: Temporal.Instant): Promise<boolean> {
  await tx
    .insertInto('storedFiles')
    .values({ ...file, createdAt: now })
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('invoices')
    .set({ fileKey: file.key, pdfAt: now })
    .where('id', '=', id)
    .where('pdfAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The PDF of a collective invoice or its storno; undefined: there is none, or it is no such invoice. */
export const findCollectiveFile = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('invoices')
    .select(['number', 'kind', 'fileKey'])
    .where('id', '=', id)
    .where('requestId', 'is', null)
    .$narrowType<{ kind: InvoiceKind }>()
    .executeTakeFirst()

/** What was issued to insurers for a month, the newest first. */
export const collectivesOf = (tx: ReadDb<DB>, month: string) =>
  tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.chargeId', 'charges.id')
    .select(['charges.insurerId', 'invoices.id', 'kind', 'number', 'invoices.createdAt', 'dueOn', 'invoices.gross', 'status', 'cancelledBy'])
    .select(['fileKey', 'pdfAt', 'tries', 'lastError', 'aboutInvoiceId'])
    .select(
      sql<number>`case when status = 'pending' and cancelled_by is null then greatest(0, invoices.gross - (select coalesce(sum(amount + cash_rounding), 0)
        from settlements where settlements.invoice_id = invoices.id))::integer else 0 end`.as('outstanding'),
    )
    .where('charges.insurerId', 'is not', null)
    .where('charges.decision', '=', month)
    .orderBy('invoices.id', 'desc')
    .$narrowType<{ insurerId: number; kind: 'final' | 'storno'; status: InvoiceStatus }>()
    .execute()

/** Whether an insurer was invoiced for this repair, by an invoice that stands: then the step that ended it is not taken back. */
export async function isInvoicedToInsurer(tx: ReadDb<DB>, requestId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('collectiveInvoiceRepairs')
    .select('chargeId')
    .where('requestId', '=', requestId)
    .where('freedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
