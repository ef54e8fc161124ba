import type { Selectable } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, RequestAddresses, Requests } from '#db/schema.ts'
import type { IdentifierKind } from '../identifier.ts'
import type { PickupWindow } from '../pickup-window.ts'
import type { RequestStatus } from '../status.ts'

type Narrowed = {
  language: Language
  customerType: CustomerType
  status: RequestStatus
  identifierKind: IdentifierKind
  pickupWindow: PickupWindow | null
}
export type StoredRequest = Omit<Selectable<Requests>, keyof Narrowed> & Narrowed
export type StoredAddress = Selectable<RequestAddresses>

/**
 * A request with its addresses, as they are stored.
 * @param lock true: nobody else changes the request until this transaction ends
 */
export async function findStored(tx: ReadDb<DB>, id: number, { lock = false } = {}) {
  const request = await tx
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .$narrowType<Narrowed>()
    .executeTakeFirst()
  if (!request) return undefined
  return { request, addresses: await tx.selectFrom('requestAddresses').selectAll().where('requestId', '=', id).execute() }
}

export type Stored = NonNullable<Awaited<ReturnType<typeof findStored>>>
