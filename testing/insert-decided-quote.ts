import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'

/** A quote of one line, 25,400 forints gross, sent and decided by the customer. */
export async function insertDecidedQuote(db: Kysely<DB>, requestId: number, decision: 'accepted' | 'rejected') {
  const moment = Temporal.Instant.from('2026-11-20T09:00:00Z')
  const { id: quoteId } = await db.insertInto('quotes').values({ requestId, version: 1, createdAt: moment }).returning('id').executeTakeFirstOrThrow()
  const line = { quoteId, position: 1, kind: 'labour', description: 'Csere', quantity: 1, netUnit: 20000, choice: 'always' }
  const { id: lineId } = await db.insertInto('quoteLines').values(line).returning('id').executeTakeFirstOrThrow()
  await db
    .updateTable('quotes')
    .set({ status: decision, sentAt: moment, validUntil: moment.add({ hours: 480 }), inspectionFee: 6990, logisticsFee: 4522 })
    .where('id', '=', quoteId)
    .execute()
  const gross = decision === 'accepted' ? 25_400 : 11_512
  const evidence = { quoteId, decision, gross, byKind: 'customer', channel: 'web', decidedAt: moment }
  await db
    .insertInto('quoteDecisions')
    .values({ ...evidence, chosenLineIds: decision === 'accepted' ? [lineId] : [] })
    .execute()
}
