import type { Insertable, Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { CourierEnquiries, DB } from '#db/schema.ts'

export const enquiriesOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('courierEnquiries')
    .select(['id', 'shipmentId', 'askedAt', 'reference', 'note', 'answer', 'answeredAt'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .execute()

/** @returns false when one about the same parcel has no answer yet */
export async function insertEnquiry(tx: Kysely<DB>, enquiry: Insertable<CourierEnquiries>): Promise<boolean> {
  const row = await tx
    .insertInto('courierEnquiries')
    .values(enquiry)
    .onConflict((on) => on.column('shipmentId').where('answeredAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Answer = { requestId: number; shipmentId: number; answer: string; at: Temporal.Instant; byAccountId: number }

/** @returns false when nothing is asked about this parcel */
export async function answerEnquiry(tx: Kysely<DB>, { requestId, shipmentId, answer, at, byAccountId }: Answer): Promise<boolean> {
  const row = await tx
    .updateTable('courierEnquiries')
    .set({ answer, answeredAt: at, answeredByAccountId: byAccountId })
    .where('requestId', '=', requestId)
    .where('shipmentId', '=', shipmentId)
    .where('answeredAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
