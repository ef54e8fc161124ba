import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CodOutcome } from '../../transfers.ts'
import type { CodCourier, CodLine, CodList } from './cod-list.ts'

/** Lists are taken one after the other, so that a parcel that stands in two of them is found by the second. */
export const lockCodLists = async (tx: Kysely<DB>): Promise<void> => {
  await sql`lock table cod_lists in share row exclusive mode`.execute(tx)
}

/** The lines no earlier list held; a parcel that stands twice in this one counts by its first line. */
export async function unknownLines(tx: ReadDb<DB>, { courier, lines }: CodList): Promise<CodLine[]> {
  const known = await tx
    .selectFrom('codLines')
    .select('trackingNumber')
    .where('courier', '=', courier)
    .where('trackingNumber', '=', sql<string>`any(${lines.map(({ trackingNumber }) => trackingNumber)}::text[])`)
    .execute()
  const seen = new Set(known.map(({ trackingNumber }) => trackingNumber))
  return lines.filter(({ trackingNumber }) => !seen.has(trackingNumber) && seen.add(trackingNumber))
}

export async function insertCodList(
  tx: Kysely<DB>,
  {
    list: { courier, paidOn, lines, skipped },
    fileName,
    isNew,
    by,
    now,
  }: { list: CodList; fileName: string; isNew: number; by: number; now: Temporal.Instant },
): Promise<number> {
  const { id } = await tx
    .insertInto('codLists')
    .values({ courier, paidOn, fileName, uploadedAt: now, uploadedBy: by, linesRead: lines.length, linesNew: isNew, skipped })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A parcel of ours that goes back to a customer: of which request, and what stands open there. */
export type KnownParcel = {
  trackingNumber: string | null
  clientReference: string
  requestId: number
  /** What the courier was told to collect. */
  cashOnDelivery: number
  /** The request's invoices that still wait for money. */
  openInvoices: number[]
  /** Its latest invoice, paid or cancelled: what comes for it all the same is too much. */
  lastInvoice: number | null
}

/** Our parcels among those of a list, by the courier's number or by our own reference. */
export async function parcelsOf(tx: ReadDb<DB>, courier: CodCourier, lines: readonly CodLine[]): Promise<KnownParcel[]> {
  const numbers = lines.map(({ trackingNumber }) => trackingNumber)
  const references = lines.flatMap(({ clientReference }) => clientReference ?? [])
  const { rows } = await sql<KnownParcel>`
    select upper(tracking_number) as "trackingNumber", client_reference as "clientReference", request_id as "requestId",
      cash_on_delivery as "cashOnDelivery",
      array(select id from invoices where invoices.request_id = shipments.request_id and kind = 'final' and status = 'pending'
        and cancelled_by is null and number is not null order by id) as "openInvoices",
      (select max(id) from invoices where invoices.request_id = shipments.request_id and kind = 'final' and number is not null) as "lastInvoice"
    from shipments
    where leg = 'out' and (provider = ${courier} and tracking_number = any(${numbers}::text[]) or client_reference = any(${references}::text[]))
  `.execute(tx)
  return rows
}

export type NewCodLine = CodLine & {
  listId: number
  courier: CodCourier
  requestId: number | null
  invoiceId: number | null
  expected: number | null
  outcome: CodOutcome
  readAt: Temporal.Instant
}

export const insertCodLine = async (tx: Kysely<DB>, line: NewCodLine): Promise<number> =>
  (await tx.insertInto('codLines').values(line).returning('id').executeTakeFirstOrThrow()).id

const codRows = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('codLines')
    .leftJoin('invoices', 'invoices.id', 'codLines.invoiceId')
    .select(['codLines.id', 'courier', 'trackingNumber', 'clientReference', 'amount', 'deliveredOn', 'codLines.requestId as crmRequestId'])
    .select(['codLines.invoiceId', 'invoices.number as invoiceNumber', 'expected', 'outcome', 'resolution', 'note'])
    .$narrowType<{ courier: CodCourier; outcome: CodOutcome; resolution: 'taken' | 'noted' | null }>()

/** The newest first. @returns one more than the page */
export function codLinesOfList(tx: ReadDb<DB>, list: 'differing' | 'all', { after, size }: { after: number | undefined; size: number }) {
  let query = codRows(tx)
    .orderBy('codLines.id', 'desc')
    .limit(size + 1)
  if (list === 'differing') query = query.where('outcome', '<>', 'settled').where('resolvedAt', 'is', null)
  if (after !== undefined) query = query.where('codLines.id', '<', after)
  return query.execute()
}

export async function countDiffering(tx: ReadDb<DB>): Promise<number> {
  const { count } = await tx
    .selectFrom('codLines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('outcome', '<>', 'settled')
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const findCodLine = (tx: ReadDb<DB>, id: number) => codRows(tx).where('codLines.id', '=', id).executeTakeFirst()

/** Of two who end a difference, one does. @returns whether it was open until now */
export async function resolveLine(
  tx: Kysely<DB>,
  id: number,
  { resolution, note, by, now }: { resolution: 'taken' | 'noted'; note: string; by: number; now: Temporal.Instant },
): Promise<boolean> {
  const resolved = await tx
    .updateTable('codLines')
    .set({ resolution, note, resolvedAt: now, resolvedBy: by })
    .where('id', '=', id)
    .where('outcome', '<>', 'settled')
    .where('resolvedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return resolved !== undefined
}
