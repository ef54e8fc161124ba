import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { AddressTypeId } from '../address-type.ts'
import type { NewSavedAddress } from '../saved-address.ts'

const columns = [
  'id',
  'version',
  'addressTypeId',
  'isDefault',
  'label',
  'countryCode',
  'postalCode',
  'city',
  'publicPlaceName',
  'publicPlaceType',
  'streetNumber',
  'other',
  'billingName',
  'taxNumber',
  'accountNumber',
  'isCompany',
  'contactName',
  'contactPhone',
  'courierNote',
] as const

/** Whose addresses: of one person, or of a company, which everybody of it may choose. */
export type AddressOwner = { readonly accountId: number } | { readonly companyId: number }

const isOf = (owner: AddressOwner, table = 'accountAddresses'): RawBuilder<boolean> =>
  'accountId' in owner
    ? sql<boolean>`${sql.ref(`${table}.accountId`)} = ${owner.accountId}`
    : sql<boolean>`${sql.ref(`${table}.companyId`)} = ${owner.companyId}`

/** In the order the lists show them: by kind, the default first, then as they were saved. */
export const findSavedAddresses = (tx: ReadDb<DB>, owner: AddressOwner) =>
  tx
    .selectFrom('accountAddresses')
    .select(columns)
    .where(isOf(owner))
    .orderBy('addressTypeId')
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .execute()
export type SavedAddressRow = Awaited<ReturnType<typeof findSavedAddresses>>[number]

/** Whoever changes these addresses waits here for whoever does so already, so that the list cannot change under a decision. @returns whether there is such an owner */
export async function lockAddressesOf(tx: Kysely<DB>, owner: AddressOwner): Promise<boolean> {
  const locked =
    'accountId' in owner
      ? await tx.selectFrom('accounts').select('id').where('id', '=', owner.accountId).where('enabled', '=', true).forNoKeyUpdate().execute()
      : await tx.selectFrom('companies').select('id').where('id', '=', owner.companyId).forNoKeyUpdate().execute()
  return locked.length > 0
}

export const companyExists = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const rowOf = ({ addressType, ...fields }: NewSavedAddress) => ({ ...fields, addressTypeId: addressType.id })

export const insertSavedAddress = (tx: Kysely<DB>, now: Temporal.Instant, owner: AddressOwner, address: NewSavedAddress) =>
  tx
    .insertInto('accountAddresses')
    .values({ ...rowOf(address), ...owner, createdAt: now })
    .returning(columns)
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .executeTakeFirstOrThrow()

export const updateSavedAddress = (tx: Kysely<DB>, id: number, address: NewSavedAddress) =>
  tx
    .updateTable('accountAddresses')
    .set((eb) => ({ ...rowOf(address), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .executeTakeFirstOrThrow()

export const removeSavedAddress = (tx: Kysely<DB>, id: number) => tx.deleteFrom('accountAddresses').where('id', '=', id).execute()

export const clearDefault = (tx: Kysely<DB>, owner: AddressOwner, type: AddressTypeId) =>
  tx
    .updateTable('accountAddresses')
    .set({ isDefault: false })
    .where(isOf(owner))
    .where('addressTypeId', '=', type)
    .where('isDefault', '=', true)
    .execute()

/** The oldest of the kind becomes the default, where none is. */
export const restoreDefault = (tx: Kysely<DB>, owner: AddressOwner, type: AddressTypeId) =>
  tx
    .updateTable('accountAddresses')
    .set({ isDefault: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('accountAddresses as first')
        .select((of) => of.fn.min<number>('first.id').as('id'))
        .where(isOf(owner, 'first'))
        .where('first.addressTypeId', '=', type)
        .having((of) => of(of.fn<boolean>('bool_or', ['first.isDefault']), '=', false)),
    )
    .execute()
