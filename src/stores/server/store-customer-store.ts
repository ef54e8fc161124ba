import { sql } from 'kysely'
import type { AddressTypeId } from '#addresses/address-type.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { SoughtCustomer } from '../store-customer.ts'

/** `storeId`: its counter; undefined: nothing was handed in there yet. */
type Store = { readonly accountId: number; readonly storeId: number | undefined }

/** The newest request that this store handed in for somebody, at its counter or as an order of its own. */
export const newestRequestFor = (tx: ReadDb<DB>, { accountId, storeId }: Store, sought: SoughtCustomer) =>
  tx
    .selectFrom('requests')
    .select(['id', 'firstName', 'middleName', 'lastName', 'companyName', 'email', 'phone'])
    .where((eb) =>
      eb.or([
        eb('accountId', '=', accountId),
        eb.exists(
          eb
            .selectFrom('storeDevices')
            .select('requestId')
            .whereRef('requestId', '=', 'requests.id')
            .where('storeId', '=', storeId ?? 0),
        ),
      ]),
    )
    .where((eb) => ('email' in sought ? eb(sql`lower(email)`, '=', sought.email) : eb('phone', '=', sought.phone)))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const addressesOfRequest = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestAddresses')
    .select(['addressTypeId', 'countryCode', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber', 'other'])
    .select(['billingName', 'taxNumber', 'isCompany'])
    .where('requestId', '=', requestId)
    .orderBy('addressTypeId')
    .$narrowType<{ addressTypeId: AddressTypeId }>()
    .execute()
