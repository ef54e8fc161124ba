import type { Insertable, Kysely } from 'kysely'
import type { DB, Requests } from '#db/schema.ts'
import { insertRequest } from './insert-request.ts'
import { start } from './people.ts'

/** The counter of an account that acts for no company. @returns its number */
async function storeOf(db: Kysely<DB>, accountId: number): Promise<number> {
  const known = await db.selectFrom('stores').select('id').where('accountId', '=', accountId).executeTakeFirst()
  return known?.id ?? (await db.insertInto('stores').values({ accountId }).returning('id').executeTakeFirstOrThrow()).id
}

/** A device that waits at the counter of an account's store. @returns its request's number */
export async function insertStoreDevice(db: Kysely<DB>, accountId: number, row: Partial<Insertable<Requests>> = {}): Promise<number> {
  const storeId = await storeOf(db, accountId)
  const requestId = await insertRequest(db, { requestSourceId: 7, returnsToCounter: true, pickupDay: null, pickupWindow: null, ...row })
  await db.insertInto('storeDevices').values({ requestId, storeId, takenAt: start, takenByAccountId: accountId }).execute()
  return requestId
}

/** A courier who is to come there. @returns its number */
export async function insertStoreBatch(db: Kysely<DB>, accountId: number): Promise<number> {
  const storeId = await storeOf(db, accountId)
  const batch = { storeId, pickupDay: '2026-11-24', pickupWindow: '08-17', orderedAt: start, orderedByAccountId: accountId }
  return (await db.insertInto('storeBatches').values(batch).returning('id').executeTakeFirstOrThrow()).id
}
