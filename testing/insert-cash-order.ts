import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { start } from './people.ts'

/** A courier has the order that brings a device back, and takes 4520 forints for it. */
export const insertCashOrder = (db: Kysely<DB>, requestId: number) =>
  db
    .insertInto('shipments')
    .values({
      ...{ requestId, leg: 'out', serial: 1, provider: 'simulator', clientReference: `${requestId}-K1`, status: 'PICKUP_ORDERED' },
      ...{ day: '2026-11-24', pickupWindow: '12-17', cashOnDelivery: 4520, createdAt: start, askedAt: start, orderedAt: start },
      ...{ carrierId: `C${requestId}`, trackingNumber: `T${requestId}` },
    })
    .execute()
