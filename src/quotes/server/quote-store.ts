import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { LineChoice, LineDraft, LineKind, QuoteLine } from '../quote.ts'

export type CurrentStatus = 'sent' | 'accepted' | 'rejected' | 'expired'

/** The version that counts: the customer sees it and decides about it. */
export type SentQuote = {
  id: number
  requestId: number
  version: number
  status: CurrentStatus
  note: string
  sentAt: Temporal.Instant
  validUntil: Temporal.Instant
  inspectionFee: number
  logisticsFee: number
  aboveEstimateReason: string
}

const sent = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('quotes')
    .select(['id', 'requestId', 'version', 'status', 'note', 'sentAt', 'validUntil', 'inspectionFee', 'logisticsFee', 'aboveEstimateReason'])
    .where('status', 'in', ['sent', 'accepted', 'rejected', 'expired'])
    // The table's checks say the rest: whatever was sent has all of these.
    .$narrowType<{ status: CurrentStatus; sentAt: Temporal.Instant; validUntil: Temporal.Instant; inspectionFee: number; logisticsFee: number }>()

const sentOf = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) => sent(tx).where('requestId', '=', requestId))

export const currentQuote = (tx: ReadDb<DB>, requestId: number): Promise<SentQuote | undefined> => sentOf(tx, { requestId })

/** @returns undefined when a newer version took its place */
export const findCurrentQuote = (tx: ReadDb<DB>, quoteId: number): Promise<SentQuote | undefined> =>
  sent(tx).where('id', '=', quoteId).executeTakeFirst()

export type Draft = { id: number; version: number; revision: number; note: string; aboveEstimateReason: string }

export const draftOf = (tx: ReadDb<DB>, requestId: number): Promise<Draft | undefined> =>
  tx
    .selectFrom('quotes')
    .select(['id', 'version', 'revision', 'note', 'aboveEstimateReason'])
    .where('requestId', '=', requestId)
    .where('status', '=', 'draft')
    .executeTakeFirst()

export const linesOf = (tx: ReadDb<DB>, quoteId: number): Promise<QuoteLine[]> =>
  tx
    .selectFrom('quoteLines')
    .select(['id', 'kind', 'description', 'quantity', 'netUnit', 'choice', 'alternativeGroup as group'])
    .where('quoteId', '=', quoteId)
    .orderBy('position')
    .$narrowType<{ kind: LineKind; choice: LineChoice }>()
    .execute()

type Texts = { note: string; aboveEstimateReason: string }
type NewDraft = Texts & { requestId: number; now: Temporal.Instant; accountId: number }

/** @returns its id; undefined when the request has a draft already */
export async function insertDraft(tx: Kysely<DB>, { requestId, note, aboveEstimateReason, now, accountId }: NewDraft): Promise<number | undefined> {
  const row = await tx
    .insertInto('quotes')
    .values(({ selectFrom }) => ({
      requestId,
      note,
      aboveEstimateReason,
      createdAt: now,
      createdByAccountId: accountId,
      version: selectFrom('quotes').where('requestId', '=', requestId).select(sql<number>`coalesce(max(version), 0) + 1`.as('next')),
    }))
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @returns its id; undefined when somebody else has saved it since that revision */
export async function updateDraft(tx: Kysely<DB>, requestId: number, revision: number, texts: Texts): Promise<number | undefined> {
  const row = await tx
    .updateTable('quotes')
    .set({ ...texts, revision: sql`revision + 1` })
    .where('requestId', '=', requestId)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function replaceLines(tx: Kysely<DB>, quoteId: number, lines: readonly LineDraft[]): Promise<void> {
  await tx.deleteFrom('quoteLines').where('quoteId', '=', quoteId).execute()
  if (lines.length > 0)
    await tx
      .insertInto('quoteLines')
      .values(lines.map(({ group, ...line }, index) => ({ ...line, quoteId, position: index + 1, alternativeGroup: group })))
      .execute()
}

type Sending = { sentAt: Temporal.Instant; validUntil: Temporal.Instant; accountId: number | null; inspectionFee: number; logisticsFee: number }

/** The draft becomes the version that counts; the one before it is void, whatever was decided about it. */
export async function sendDraft(tx: Kysely<DB>, requestId: number, draftId: number, { accountId, ...sending }: Sending): Promise<SentQuote> {
  await tx
    .updateTable('quotes')
    .set({ status: 'void' })
    .where('requestId', '=', requestId)
    .where('status', 'in', ['sent', 'accepted', 'rejected', 'expired'])
    .execute()
  await tx
    .updateTable('quotes')
    .set({ ...sending, status: 'sent', sentByAccountId: accountId })
    .where('id', '=', draftId)
    .execute()
  return sent(tx).where('id', '=', draftId).executeTakeFirstOrThrow()
}

/** @returns false when it was decided meanwhile */
export async function closeQuote(tx: Kysely<DB>, quoteId: number, status: Exclude<CurrentStatus, 'sent'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quotes')
    .set({ status })
    .where('id', '=', quoteId)
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
