import type { Insertable, Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, LostParcels } from '#db/schema.ts'
import type { Leg } from '../shipment.ts'

/** The decision that a parcel is lost; a request has one at most. */
export const insertLostParcel = (tx: Kysely<DB>, lost: Insertable<LostParcels>) => tx.insertInto('lostParcels').values(lost).execute()

export const findLostParcel = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('lostParcels').select(['compensation', 'leg']).where('requestId', '=', requestId).$narrowType<{ leg: Leg }>().executeTakeFirst()

/** Whatever the courier said of it last. */
export const markLost = (tx: Kysely<DB>, id: number, at: Temporal.Instant) =>
  tx
    .updateTable('shipments')
    .set((eb) => ({ status: 'LOST', endedAt: eb.fn.coalesce('endedAt', eb.val(at)) }))
    .where('id', '=', id)
    .execute()
