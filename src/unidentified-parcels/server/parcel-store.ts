import { type Insertable, type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Carrier } from '#courier/shipment.ts'
import type { DB, UnidentifiedParcels } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { parcelLists, ReturnAddress } from '../unidentified-parcel.ts'

export async function insertParcel(tx: Kysely<DB>, parcel: Insertable<UnidentifiedParcels>, photos: readonly StoredFile[]): Promise<number> {
  const { id: parcelId } = await tx.insertInto('unidentifiedParcels').values(parcel).returning('id').executeTakeFirstOrThrow()
  if (photos.length === 0) return parcelId
  await tx
    .insertInto('storedFiles')
    .values(photos.map((photo) => ({ ...photo, createdAt: parcel.notedAt })))
    .execute()
  await tx
    .insertInto('unidentifiedParcelPhotos')
    .values(photos.map(({ key }, index) => ({ parcelId, position: index + 1, fileKey: key })))
    .execute()
  return parcelId
}

const parcels = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('unidentifiedParcels as parcels')
    .innerJoin('accounts as noter', 'noter.id', 'parcels.notedByAccountId')
    .leftJoin('accounts as ender', 'ender.id', 'parcels.endedByAccountId')
    .selectAll('parcels')
    .select(['noter.firstName as noterFirst', 'noter.middleName as noterMiddle', 'noter.lastName as noterLast'])
    .select(['ender.firstName as enderFirst', 'ender.middleName as enderMiddle', 'ender.lastName as enderLast'])
    .select(sql<number[]>`array(select position from unidentified_parcel_photos where parcel_id = parcels.id order by position)`.as('photos'))

export type StoredParcel = Awaited<ReturnType<ReturnType<typeof parcels>['execute']>>[number]

type Page = { readonly after?: number | undefined; readonly size: number }

/** Those that wait in their order, those decided about the other way round; one row more than the page has. */
export function parcelsOfList(tx: ReadDb<DB>, list: (typeof parcelLists)[number], { after, size }: Page) {
  const isOpen = list === 'open'
  const page = parcels(tx)
    .where('parcels.endedAt', isOpen ? 'is' : 'is not', null)
    .orderBy('parcels.id', isOpen ? 'asc' : 'desc')
    .limit(size + 1)
  return (after === undefined ? page : page.where('parcels.id', isOpen ? '>' : '<', after)).execute()
}

export const parcelsByCode = (tx: ReadDb<DB>, keys: readonly string[], { after, size }: Page) =>
  parcels(tx)
    .where(sql<boolean>`parcels.code_keys && ${keys}::text[]`)
    .where('parcels.id', '<', after ?? Number.MAX_SAFE_INTEGER)
    .orderBy('parcels.id', 'desc')
    .limit(size + 1)
    .execute()

export const findParcel = (tx: ReadDb<DB>, id: number) => parcels(tx).where('parcels.id', '=', id).executeTakeFirst()

export const parcelsJoinedTo = (tx: ReadDb<DB>, requestId: number) =>
  parcels(tx).where('parcels.joinedRequestId', '=', requestId).orderBy('parcels.id').execute()

/** Waiting parcels with a code of this request: of its device, of its parcels, or its own number. */
export const parcelsFitting = (tx: ReadDb<DB>, requestId: number) =>
  parcels(tx)
    .where('parcels.endedAt', 'is', null)
    .where(
      sql<boolean>`parcels.code_keys && (
        select array_remove(array[requests.id::text, case when requests.identifier_generated then null else requests.identifier end, requests.imei2], null)
          || array(select unnest(array_remove(array[tracking_number, carrier_id, client_reference], null)) from shipments where request_id = requests.id)
        from requests where requests.id = ${requestId})`,
    )
    .orderBy('parcels.id')
    .limit(20)
    .execute()

/** The requests that each of these parcels may belong to. */
export async function requestsFitting(tx: ReadDb<DB>, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ parcelId: number; requestId: number }>`
    select distinct parcels.id as parcel_id, found.id as request_id
    from unidentified_parcels parcels
    cross join lateral (
      select id from requests where identifier = any(parcels.code_keys) and not identifier_generated union
      select id from requests where imei2 = any(parcels.code_keys) union
      select request_id from shipments where tracking_number = any(parcels.code_keys) union
      select request_id from shipments where carrier_id = any(parcels.code_keys) union
      select request_id from shipments where client_reference = any(parcels.code_keys)
    ) candidates
    join requests found on found.id = candidates.id
    where parcels.id = any(${ids}::bigint[]) and parcels.ended_at is null and (found.closed_at is null or found.outcome = 'CANCELLED')
    order by 1, 2`.execute(tx)
  return new Map([...Map.groupBy(rows, ({ parcelId }) => parcelId)].map(([id, found]) => [id, found.map(({ requestId }) => requestId)]))
}

export const findParcelPhoto = (tx: ReadDb<DB>, parcelId: number, position: number) =>
  tx.selectFrom('unidentifiedParcelPhotos').select('fileKey').where('parcelId', '=', parcelId).where('position', '=', position).executeTakeFirst()

export const lockParcel = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('unidentifiedParcels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type End = { at: Temporal.Instant; accountId: number }
type Way = { joinedRequestId: number } | { handedTo: string } | { carrierId: string; trackingNumber: string }

export const endParcel = (tx: Kysely<DB>, id: number, { at, accountId }: End, way: Way) =>
  tx
    .updateTable('unidentifiedParcels')
    .set({ ...way, endedAt: at, endedByAccountId: accountId })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()

/** @returns how often the courier has been asked, this time counted */
export async function noteReturnAsked(tx: Kysely<DB>, id: number, carrier: Carrier, address: ReturnAddress, at: Temporal.Instant): Promise<number> {
  const { returnAsks } = await tx
    .updateTable('unidentifiedParcels')
    .set({
      returnCarrier: carrier,
      returnAddress: JSON.stringify(address),
      returnAskedAt: at,
      returnAsks: sql<number>`return_asks + 1`,
    })
    .where('id', '=', id)
    .returning('returnAsks')
    .executeTakeFirstOrThrow()
  return returnAsks
}

/** The courier said no: nothing was ordered. */
export const noteReturnRefused = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('unidentifiedParcels').set({ returnAskedAt: null }).where('id', '=', id).execute()

/** Beside those of the arrival, once it is noted; however often it is called, each photo is there once. */
export async function carryPhotosToArrival(tx: Kysely<DB>, requestId: number): Promise<void> {
  await sql`insert into arrival_photos (request_id, position, file_key)
    select ${requestId}::bigint, coalesce((select max(position) from arrival_photos where request_id = ${requestId}), 0)
      + row_number() over (order by parcels.id, photos.position), photos.file_key
    from unidentified_parcels parcels join unidentified_parcel_photos photos on photos.parcel_id = parcels.id
    where parcels.joined_request_id = ${requestId} and exists (select from arrivals where request_id = ${requestId})
      and not exists (select from arrival_photos taken where taken.file_key = photos.file_key)`.execute(tx)
}

/** A request a parcel can be joined to: an open one, or one that was cancelled (its device opens it again). */
export const findReceivingRequest = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('requests').select(['closedAt', 'outcome']).where('id', '=', id).forUpdate().executeTakeFirst()

export const isKnownRequest = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('requests').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
