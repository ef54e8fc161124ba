import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { Place } from '../../place.ts'

const columns = ['id', 'pickupDay', 'pickupWindow', 'orderedAt', 'handedAt', 'courierName'] as const

export type NewBatch = {
  readonly storeId: number
  readonly pickupDay: Day
  readonly pickupWindow: PickupWindow
  readonly orderedAt: Temporal.Instant
  readonly orderedByAccountId: number
}

export async function insertBatch(tx: Kysely<DB>, batch: NewBatch): Promise<number> {
  const { id } = await tx.insertInto('storeBatches').values(batch).returning('id').executeTakeFirstOrThrow()
  return id
}

const batches = (tx: ReadDb<DB>, storeId: number) =>
  tx.selectFrom('storeBatches').select(columns).where('storeId', '=', storeId).$narrowType<{ pickupWindow: PickupWindow }>()

/** The newest first, one more than the page. */
export const batchesOfStore = (tx: ReadDb<DB>, storeId: number, { after, size }: { readonly after: number | undefined; readonly size: number }) =>
  batches(tx, storeId)
    .$if(after !== undefined, (query) => query.where('id', '<', Number(after)))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
export type BatchRow = Awaited<ReturnType<typeof batchesOfStore>>[number]

export const findBatch = (tx: ReadDb<DB>, storeId: number, id: number) => batches(tx, storeId).where('id', '=', id).executeTakeFirst()

/** Nobody else hands it over until the transaction ends. */
export const lockBatch = (tx: Kysely<DB>, storeId: number, id: number) => batches(tx, storeId).where('id', '=', id).forUpdate().executeTakeFirst()

export const noteHandedOver = (tx: Kysely<DB>, id: number, handed: { handedAt: Temporal.Instant; handedByAccountId: number; courierName: string }) =>
  tx.updateTable('storeBatches').set(handed).where('id', '=', id).execute()

/** Locks these devices of the store, their requests before them and in the order of their numbers, as everybody does. */
export async function lockDevices(tx: Kysely<DB>, storeId: number, ids: readonly number[]) {
  await tx
    .selectFrom('requests')
    .select('id')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forUpdate()
    .execute()
  return tx
    .selectFrom('storeDevices')
    .select(['requestId', 'place', 'batchId'])
    .where('storeId', '=', storeId)
    .where('requestId', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .forUpdate()
    .$narrowType<{ place: Place }>()
    .execute()
}

export const idsOfBatch = async (tx: ReadDb<DB>, batchId: number): Promise<number[]> =>
  (await tx.selectFrom('storeDevices').select('requestId').where('batchId', '=', batchId).orderBy('requestId').execute()).map(
    ({ requestId }) => requestId,
  )

export const setBatch = (tx: Kysely<DB>, ids: readonly number[], batchId: number | null) =>
  tx
    .updateTable('storeDevices')
    .set({ batchId })
    .where('requestId', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .execute()

/** Of these devices those whose courier has no order yet, or whose order is over. */
export async function withoutCourier(tx: ReadDb<DB>, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests')
    .select('requests.id')
    .where('requests.id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shipments')
            .select(sql.lit(1).as('one'))
            .whereRef('shipments.requestId', '=', 'requests.id')
            .where('leg', '=', 'in')
            .where('endedAt', 'is', null)
            .where('orderedAt', 'is not', null),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
