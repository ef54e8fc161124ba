import type { Insertable, Kysely } from 'kysely'
import { compiledRead, compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Arrivals, DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { CheckItem, Finding } from '../arrival.ts'

export type ArrivalCheck = { item: CheckItem; finding: Finding; note: string }
export type NewArrival = Insertable<Arrivals>

/** How a device came in, with who received it. A request has one at most. */
export const findArrival = (tx: ReadDb<DB>, requestId: number) => arrivalOf(tx, { requestId })

const arrivalOf = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('arrivals')
    .innerJoin('accounts', 'accounts.id', 'receivedByAccountId')
    .selectAll('arrivals')
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('requestId', '=', requestId),
)
export type StoredArrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>

/** The primary key lets a request have one. */
export async function insertArrival(
  tx: Kysely<DB>,
  arrival: NewArrival,
  checks: readonly ArrivalCheck[],
  photos: readonly StoredFile[],
): Promise<void> {
  const { requestId, receivedAt } = arrival
  await tx.insertInto('arrivals').values(arrival).execute()
  await tx
    .insertInto('arrivalChecks')
    .values(checks.map((check) => ({ ...check, requestId })))
    .execute()
  if (photos.length === 0) return
  await tx
    .insertInto('storedFiles')
    .values(photos.map((photo) => ({ ...photo, createdAt: receivedAt })))
    .execute()
  await tx
    .insertInto('arrivalPhotos')
    .values(photos.map(({ key }, index) => ({ requestId, position: index + 1, fileKey: key })))
    .execute()
}

export const checksOf = (tx: ReadDb<DB>, requestId: number): Promise<ArrivalCheck[]> => checksOfArrival(tx, { requestId })

const checksOfArrival = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('arrivalChecks')
    .select(['item', 'finding', 'note'])
    .where('requestId', '=', requestId)
    .$narrowType<{ item: CheckItem; finding: Finding }>(),
)

export const arrivalPhotosOf = (tx: ReadDb<DB>, requestId: number) => photosOfArrival(tx, { requestId })

const photosOfArrival = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx.selectFrom('arrivalPhotos').select(['position', 'fileKey']).where('requestId', '=', requestId).orderBy('position'),
)
