import { type Kysely, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '../../pickup-window.ts'
import type { Outcome, RequestStatus } from '../../status.ts'
import { beginPromise, endPromise } from '../promise/promise-store.ts'

/** What decides about a pickup and its changes. */
export type PickupRow = {
  id: number
  accountId: number | null
  status: RequestStatus
  outcome: Outcome | null
  closedAt: Temporal.Instant | null
  version: number
  language: Language
  pickupDay: string | null
  pickupWindow: PickupWindow | null
  pickupZone: string | null
  collectedAt: Temporal.Instant | null
  postalCode: string
  orderId: number
  pickupGroup: number | null
  requestSourceId: number
}

/** @param lock true: nobody else changes the request until this transaction ends */
export const findPickup = (tx: ReadDb<DB>, id: number, { lock = false } = {}): Promise<PickupRow | undefined> =>
  tx
    .selectFrom('requests')
    .innerJoin('requestAddresses', (join) => join.onRef('requestAddresses.requestId', '=', 'requests.id').on('addressTypeId', '=', addressTypes.in))
    .select(['id', 'accountId', 'status', 'outcome', 'closedAt', 'version', 'language'])
    .select(['pickupDay', 'pickupWindow', 'pickupZone', 'collectedAt', 'postalCode', 'orderId', 'pickupGroup', 'requestSourceId'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate('requests'))
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; language: Language; pickupWindow: PickupWindow | null }>()
    .executeTakeFirst()

/** @returns the new version */
export async function movePickup(
  tx: Kysely<DB>,
  id: number,
  to: { day: string; window: PickupWindow; zone: string },
  at: Temporal.Instant,
): Promise<number> {
  await beginPromise(tx, { requestId: id, step: 'courierComes', day: to.day, at })
  const { version } = await tx
    .updateTable('requests')
    .set({ pickupDay: to.day, pickupWindow: to.window, pickupZone: to.zone, promisedBy: null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What is over waits for nothing. */
export async function closeAsCancelled(tx: Kysely<DB>, id: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ outcome: 'CANCELLED', closedAt: now, holdReason: null, holdSince: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await endPromise(tx, id, now, 'void')
}
