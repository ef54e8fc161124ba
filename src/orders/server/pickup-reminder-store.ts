import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { preparationItems } from '#requests/server/preparation/preparation-store.ts'

/**
 * The devices the courier comes for together with one of them, and whose contact is the same: those of its pickup that still stand on that day. The
 * order's pickups have an index (`requests_of_shared_pickups`).
 */
export const devicesOfPickup = (tx: ReadDb<DB>, requestId: number, pickupDay: string, language: Language) =>
  tx
    .selectFrom('requests as named')
    .innerJoin('requests', (join) =>
      join
        .onRef('requests.orderId', '=', 'named.orderId')
        .onRef('requests.pickupGroup', '=', 'named.pickupGroup')
        .onRef('requests.pickupWindow', '=', 'named.pickupWindow')
        .onRef('requests.email', '=', 'named.email'),
    )
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('accounts', 'accounts.id', 'requests.accountId')
    .select(['requests.id', 'requests.orderId', 'requests.identifier', 'requests.brandId', 'brands.name as brandName'])
    .select((eb) => [eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName')])
    // Whoever sent the order can open its page.
    .select('accounts.email as senderEmail')
    .select(preparationItems(language).as('steps'))
    .where('named.id', '=', requestId)
    .where('requests.pickupDay', '=', pickupDay)
    .where('requests.closedAt', 'is', null)
    .where('requests.status', 'in', ['RECEIVED', 'DELIVERY_IN_ORDERED'])
    .orderBy('requests.id')
    .execute()
