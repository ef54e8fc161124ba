import type { Kysely } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InsurerAnswer, InsurerStatus } from '../../insurer.ts'
import type { Amounts, LineKind } from '../../quote.ts'

export type InsurerQuote = Amounts & {
  id: number
  requestId: number
  version: number
  status: InsurerStatus
  /** Its name; null: nobody said which. */
  insurer: string | null
  /** Null: it was sent otherwise, the note says how. */
  email: string | null
  note: string
  sentAt: Temporal.Instant
  answeredAt: Temporal.Instant | null
  answerNote: string
  ownShare: number | null
}

export type InsurerLine = { position: number; kind: LineKind; description: string; quantity: number; netUnit: number }

const inForce = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('insurerQuotes')
    .leftJoin('insurers', 'insurers.id', 'insurerQuotes.insurerId')
    .select(['insurerQuotes.id', 'requestId', 'insurerQuotes.version', 'status', 'insurerQuotes.email', 'note', 'sentAt', 'answeredAt', 'answerNote'])
    .select(['ownShare', 'net', 'vat', 'gross', 'insurers.name as insurer'])
    .where('status', '<>', 'void')
    .$narrowType<{ status: InsurerStatus }>()

const inForceOf = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) => inForce(tx).where('requestId', '=', requestId))

/** The version that counts. */
export const findInsurerQuote = (tx: ReadDb<DB>, requestId: number): Promise<InsurerQuote | undefined> => inForceOf(tx, { requestId })

export const linesOfInsurerQuote = (tx: ReadDb<DB>, insurerQuoteId: number): Promise<InsurerLine[]> =>
  tx
    .selectFrom('insurerQuoteLines')
    .select(['position', 'kind', 'description', 'quantity', 'netUnit'])
    .where('insurerQuoteId', '=', insurerQuoteId)
    .orderBy('position')
    .$narrowType<{ kind: LineKind }>()
    .execute()

type NewQuote = Amounts &
  Pick<InsurerQuote, 'requestId' | 'version' | 'email' | 'note' | 'sentAt'> & {
    sentByAccountId: number
    lines: readonly Omit<InsurerLine, 'position'>[]
  }

/** Takes the place of the version before, whatever was answered about it. The caller holds the request's lock. */
export async function insertInsurerQuote(tx: Kysely<DB>, { lines, ...quote }: NewQuote): Promise<void> {
  await tx.updateTable('insurerQuotes').set({ status: 'void' }).where('requestId', '=', quote.requestId).where('status', '<>', 'void').execute()
  const { id } = await tx.insertInto('insurerQuotes').values(quote).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('insurerQuoteLines')
    .values(lines.map((line, index) => ({ ...line, insurerQuoteId: id, position: index + 1 })))
    .execute()
}

type Answer = { status: InsurerAnswer; ownShare: number | null; answerNote: string; answeredAt: Temporal.Instant; answeredByAccountId: number }

export const writeAnswer = (tx: Kysely<DB>, id: number, answer: Answer) =>
  tx.updateTable('insurerQuotes').set(answer).where('id', '=', id).where('status', '=', 'sent').execute()

/** @returns false where an insurer is named already */
export async function writeInsurer(
  tx: Kysely<DB>,
  id: number,
  named: { insurerId: number; insurerNamedBy: number; insurerNamedAt: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('insurerQuotes')
    .set(named)
    .where('id', '=', id)
    .where('insurerId', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
