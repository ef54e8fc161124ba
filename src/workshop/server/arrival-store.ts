import type { InferResult, Insertable, Kysely } from 'kysely'
import { compiledRead, compiledRow } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Arrivals, DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { CheckItem, Finding } from '../arrival.ts'

export type ArrivalCheck = { item: CheckItem; finding: Finding; note: string }
export type NewArrival = Insertable<Arrivals>

/** How a device came in, with who received it, and of which call that was told. A request has one at most. */
export const findArrival = (tx: ReadDb<DB>, requestId: number) => arrivalOf(tx, { requestId })

type About = { readonly requestId: number }

const arrived = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('arrivals')
    .innerJoin('accounts', 'accounts.id', 'receivedByAccountId')
    .select(['receivedAt', 'receivedByAccountId', 'declaredAccessoryIds', 'foundAccessoryIds', 'otherDeclared', 'otherFound', 'additionalFound'])
    .select(['packaging', 'bookedIdentifier', 'readIdentifier', 'identifierMatches', 'otherRequestId'])
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('requestId', '=', requestId)
const arrivalOf = compiledRow((tx: ReadDb<DB>, about: About) => arrived(tx, about).select('callSha256'))
export const arrivalPart = part(arrived, { receivedAt: true })
export type StoredArrival = InferResult<ReturnType<typeof arrived>>[number]

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

const checked = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('arrivalChecks')
    .select(['item', 'finding', 'note'])
    .where('requestId', '=', requestId)
    .$narrowType<{ item: CheckItem; finding: Finding }>()
const checksOfArrival = compiledRead(checked)
export const checksPart = part(checked, {})

export const arrivalPhotosOf = (tx: ReadDb<DB>, requestId: number) => photosOfArrival(tx, { requestId })

const photographed = (tx: ReadDb<DB>, { requestId }: About) =>
  tx.selectFrom('arrivalPhotos').select(['position', 'fileKey']).where('requestId', '=', requestId).orderBy('position')
const photosOfArrival = compiledRead(photographed)
export const arrivalPhotosPart = part(photographed, {})
