import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { lines } from '#testing/quote-desk.ts'

/** The device has come in, and the workshop has sent its quote. */
export async function sendQuote(db: Kysely<DB>, requestId: number) {
  const at = Temporal.Instant.from('2026-11-23T07:30:00Z')
  const { id } = await db.insertInto('quotes').values({ requestId, version: 1, createdAt: at }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('quoteLines')
    .values(lines.map(({ group, ...line }, index) => ({ ...line, quoteId: id, position: index + 1, alternativeGroup: group })))
    .execute()
  const sent = { status: 'sent', sentAt: at, validUntil: Temporal.Instant.from('2026-12-21T22:59:59Z'), inspectionFee: 6990, logisticsFee: 4522 }
  await db.updateTable('quotes').set(sent).where('id', '=', id).execute()
  const about = { requestId, byKind: 'staff', status: 'QUOTE_DONE' as const, at }
  await db
    .insertInto('requestHistory')
    .values([
      { ...about, step: 'receiveDevice', code: 20, status: 'ARRIVED' },
      { ...about, step: 'sendQuote', code: 30 },
    ])
    .execute()
  await db.updateTable('requests').set({ status: 'QUOTE_DONE', arrivedAt: at, pickupDay: '2026-11-20' }).where('id', '=', requestId).execute()
}
