import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { ShipmentStatus } from '../shipment.ts'

export type EventSource = 'carrier' | 'staff' | 'system'
type NewEvent = {
  shipmentId: number
  code: ShipmentStatus
  at: Temporal.Instant
  source: EventSource
  note: string | null
  notedAt: Temporal.Instant
}

/** @returns false when it was noted before */
export async function insertEvent(tx: Kysely<DB>, event: NewEvent): Promise<boolean> {
  const row = await tx
    .insertInto('shipmentEvents')
    .values(event)
    .onConflict((on) => on.columns(['shipmentId', 'code', 'at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What happened to these shipments, the latest first. */
export const eventsOf = (tx: ReadDb<DB>, shipmentIds: readonly number[]) =>
  tx
    .selectFrom('shipmentEvents')
    .select(['shipmentId', 'code', 'at', 'note', 'source'])
    .where('shipmentId', 'in', shipmentIds.length > 0 ? shipmentIds : [0])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ code: ShipmentStatus; source: EventSource }>()
    .execute()
