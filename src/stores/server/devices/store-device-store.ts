import { type Insertable, type Kysely, sql } from 'kysely'
import { isNamedLike } from '#accounts/server/name-store.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, StoreDevices, StoreSignings } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { IdentifierKind } from '#requests/identifier.ts'
import { normaliseIdentifier } from '#requests/identifier.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { Signature } from '#signatures/signature.ts'
import type { IdentityKind } from '../../collector.ts'
import type { Place } from '../../place.ts'

/** A device of a counter with what its request says of it. */
const listed = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('storeDevices')
    .innerJoin('requests', 'requests.id', 'storeDevices.requestId')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['storeDevices.requestId', 'storeDevices.takenAt', 'storeDevices.place', 'storeDevices.batchId'])
    .select(['requests.identifier', 'requests.lastName', 'requests.firstName', 'requests.middleName'])
    .select((eb) => [
      'requests.brandId',
      'brands.name as brandName',
      eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'),
    ])
    .select(inLanguage('product_groups.names', language).as('groupName'))
    .$narrowType<{ place: Place }>()
export type StoreDeviceRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

type Asked = { readonly place: Place | undefined; readonly text: string | undefined; readonly after: number | undefined; readonly size: number }

const startingWith = (text: string) => `${text.toLocaleLowerCase('hu').replace(/[\\%_]/g, '\\$&')}%`

/** The newest first, one more than the page. Only the store's own are looked at. */
export function devicesOfStore(tx: ReadDb<DB>, storeId: number, { place, text, after, size }: Asked, language: Language) {
  let query = listed(tx, language).where('storeDevices.storeId', '=', storeId)
  if (place !== undefined) query = query.where('storeDevices.place', '=', place)
  if (text !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb(sql<string>`requests.id::text`, '=', text.replace(/\D/g, '')),
        eb('requests.identifier', '=', normaliseIdentifier('serial', text)),
        eb('requests.identifier', '=', normaliseIdentifier('imei', text)),
        isNamedLike('requests', startingWith(text)),
      ]),
    )
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(store_devices.taken_at, store_devices.request_id) < (select taken_at, request_id from store_devices as last where last.request_id = ${after} and last.store_id = ${storeId})`,
    )
  return query
    .orderBy('storeDevices.takenAt', 'desc')
    .orderBy('storeDevices.requestId', 'desc')
    .limit(size + 1)
    .execute()
}

export const devicesOfBatches = (tx: ReadDb<DB>, batchIds: readonly number[], language: Language) =>
  listed(tx, language)
    .where('storeDevices.batchId', '=', (eb) => eb.fn.any(eb.val([...batchIds])))
    .orderBy('storeDevices.requestId')
    .execute()

export async function countPlaces(tx: ReadDb<DB>, storeId: number): Promise<Partial<Record<Place, number>>> {
  const rows = await tx
    .selectFrom('storeDevices')
    .select((eb) => ['place', eb.fn.countAll<number>().as('count')])
    .where('storeId', '=', storeId)
    .groupBy('place')
    .execute()
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]))
}

/** Everything of one device of this store. */
export const findStoreDevice = (tx: ReadDb<DB>, storeId: number, requestId: number, language: Language) =>
  listed(tx, language)
    .select(['requests.phone', 'requests.email', 'requests.troubleDescription', 'requests.accessoriesOther', 'requests.returnsToCounter'])
    .select(['requests.outcome', 'requests.closedAt', 'requests.status', 'requests.customerType', 'requests.companyName', 'requests.identifierKind'])
    .select(['storeDevices.condition', 'storeDevices.handedAt', 'storeDevices.handedTo', 'storeDevices.identityKind', 'storeDevices.identityEnd'])
    .select(['storeDevices.byAuthorisation'])
    .select(
      sql<string[]>`array(select coalesce(names ->> ${language}::text, names ->> 'hu') from lookups
        where kind = 'accessories' and id = any(requests.accessory_ids) order by position, id)`.as('accessories'),
    )
    .where('storeDevices.storeId', '=', storeId)
    .where('storeDevices.requestId', '=', requestId)
    .$narrowType<{
      outcome: Outcome | null
      status: RequestStatus
      customerType: CustomerType
      identifierKind: IdentifierKind
      identityKind: IdentityKind | null
    }>()
    .executeTakeFirst()
export type WholeStoreDevice = NonNullable<Awaited<ReturnType<typeof findStoreDevice>>>

/** Locks a device of this store, after its request, as everybody does. */
export async function lockStoreDevice(tx: Kysely<DB>, storeId: number, requestId: number) {
  await tx.selectFrom('requests').select('id').where('id', '=', requestId).forUpdate().executeTakeFirst()
  return tx
    .selectFrom('storeDevices')
    .select(['requestId', 'place', 'handedAt'])
    .where('storeId', '=', storeId)
    .where('requestId', '=', requestId)
    .forUpdate()
    .$narrowType<{ place: Place }>()
    .executeTakeFirst()
}

/** A device that was handed in, with its photos. */
export async function insertStoreDevice(tx: Kysely<DB>, device: Insertable<StoreDevices>, photos: readonly StoredFile[]): Promise<void> {
  await tx.insertInto('storeDevices').values(device).execute()
  if (photos.length === 0) return
  await tx
    .insertInto('storedFiles')
    .values(photos.map((photo) => ({ ...photo, createdAt: device.takenAt })))
    .execute()
  await tx
    .insertInto('storePhotos')
    .values(photos.map(({ key }, index) => ({ requestId: device.requestId, position: index + 1, fileKey: key })))
    .execute()
}

type Signed = Pick<Insertable<StoreSignings>, 'requestId' | 'signedAt' | 'byAccountId'> & { readonly act: 'handIn' | 'handBack' }

export const insertSignature = (tx: Kysely<DB>, signed: Signed, given: Signature) =>
  tx
    .insertInto('storeSignings')
    .values({ ...signed, kind: given.kind, signer: given.signer, strokes: given.kind === 'drawn' ? given.strokes : null })
    .execute()

export const signaturesOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('storeSignings')
    .select(['act', 'kind', 'signer', 'strokes', 'signedAt'])
    .where('requestId', '=', requestId)
    .$narrowType<{ act: 'handIn' | 'handBack'; kind: Signature['kind'] }>()
    .execute()

/** Where, when, by whom and in which condition it was handed in. */
export const handedInAt = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('storeDevices')
    .innerJoin('stores', 'stores.id', 'storeDevices.storeId')
    .innerJoin('accounts', 'accounts.id', 'takenByAccountId')
    .leftJoin('companies', 'companies.id', 'stores.companyId')
    .select(['takenAt', 'condition', 'accounts.lastName', 'accounts.firstName', 'accounts.middleName'])
    .select(sql<string>`coalesce(companies.name, accounts.company_name, '')`.as('store'))
    .where('requestId', '=', requestId)
    .executeTakeFirst()

export const storePhotosOf = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('storePhotos').select(['position', 'fileKey']).where('requestId', '=', requestId).orderBy('position').execute()

type HandedBack = {
  readonly at: Temporal.Instant
  readonly byAccountId: number
  readonly handedTo: string
  readonly identityKind: IdentityKind
  readonly identityEnd: string
  readonly byAuthorisation: boolean
}

export const noteHandedBack = (tx: Kysely<DB>, requestId: number, { at, byAccountId, ...to }: HandedBack) =>
  tx
    .updateTable('storeDevices')
    .set({ ...to, handedAt: at, handedByAccountId: byAccountId })
    .where('requestId', '=', requestId)
    .where('handedAt', 'is', null)
    .execute()

/** The model most of the newest requests with this type allocation code (the first eight digits of an IMEI) were for. */
export const modelOfTac = (tx: ReadDb<DB>, tac: string) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('requests')
        .select(['brandId', 'productGroupId', 'productTypeId'])
        .where(sql<string>`left(identifier, 8)`, '=', tac)
        .where('identifierKind', '=', 'imei')
        .where('identifierGenerated', '=', false)
        .orderBy('id', 'desc')
        .limit(50)
        .as('seen'),
    )
    .innerJoin('brands', 'brands.id', 'seen.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'seen.productTypeId')
    .select(['seen.brandId', 'seen.productGroupId', 'seen.productTypeId', 'brands.name as brandName', 'productTypes.tradeName as typeName'])
    .groupBy(['seen.brandId', 'seen.productGroupId', 'seen.productTypeId', 'brands.name', 'productTypes.tradeName'])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('seen.productTypeId', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
