import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { totalOf } from '#quotes/quote.ts'

type Line = { quantity: number; netUnit: number }
type About = { lines?: readonly Line[]; inspectionFee?: number; logisticsFee?: number; startNowTextId?: number | null }

/** A quote, sent and decided by the customer; of one line, 25,400 forints gross, unless told. */
export async function insertDecidedQuote(
  db: Kysely<DB>,
  requestId: number,
  decision: 'accepted' | 'rejected',
  { lines = [{ quantity: 1, netUnit: 20000 }], inspectionFee = 6990, logisticsFee = 4522, startNowTextId = null }: About = {},
) {
  const moment = Temporal.Instant.from('2026-11-20T09:00:00Z')
  const { id: quoteId } = await db.insertInto('quotes').values({ requestId, version: 1, createdAt: moment }).returning('id').executeTakeFirstOrThrow()
  const rows = lines.map((line, i) => ({ ...line, quoteId, position: i + 1, kind: 'labour', description: 'Csere', choice: 'always' }))
  const inserted = await db.insertInto('quoteLines').values(rows).returning('id').execute()
  await db
    .updateTable('quotes')
    .set({ status: decision, sentAt: moment, validUntil: moment.add({ hours: 480 }), inspectionFee, logisticsFee })
    .where('id', '=', quoteId)
    .execute()
  const gross = decision === 'accepted' ? totalOf(lines).gross : inspectionFee + logisticsFee
  const evidence = { quoteId, decision, gross, byKind: 'customer', channel: 'web', decidedAt: moment, startNowTextId }
  await db
    .insertInto('quoteDecisions')
    .values({ ...evidence, chosenLineIds: decision === 'accepted' ? inserted.map(({ id }) => id) : [] })
    .execute()
}
