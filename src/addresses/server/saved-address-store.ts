import type { Kysely } from 'kysely'
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
] as const

/** In the order the lists show them: by kind, the default first, then as they were saved. */
export const findSavedAddresses = (tx: ReadDb<DB>, accountId: number) =>
  tx
    .selectFrom('accountAddresses')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('addressTypeId')
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .execute()
export type SavedAddressRow = Awaited<ReturnType<typeof findSavedAddresses>>[number]

/** Whoever changes the addresses of an account waits here for whoever does so already, so that the list cannot change under a decision. */
export const lockAddressesOf = (tx: Kysely<DB>, accountId: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).where('enabled', '=', true).forNoKeyUpdate().executeTakeFirst()

const rowOf = ({ addressType, ...fields }: NewSavedAddress) => ({ ...fields, addressTypeId: addressType.id })

export const insertSavedAddress = (tx: Kysely<DB>, now: Temporal.Instant, accountId: number, address: NewSavedAddress) =>
  tx
    .insertInto('accountAddresses')
    .values({ ...rowOf(address), accountId, createdAt: now })
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

export const clearDefault = (tx: Kysely<DB>, accountId: number, type: AddressTypeId) =>
  tx
    .updateTable('accountAddresses')
    .set({ isDefault: false })
    .where('accountId', '=', accountId)
    .where('addressTypeId', '=', type)
    .where('isDefault', '=', true)
    .execute()

/** The oldest of the kind becomes the default, where none is. */
export const restoreDefault = (tx: Kysely<DB>, accountId: number, type: AddressTypeId) =>
  tx
    .updateTable('accountAddresses')
    .set({ isDefault: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('accountAddresses as first')
        .select((of) => of.fn.min<number>('first.id').as('id'))
        .where('first.accountId', '=', accountId)
        .where('first.addressTypeId', '=', type)
        .having((of) => of(of.fn<boolean>('bool_or', ['first.isDefault']), '=', false)),
    )
    .execute()
