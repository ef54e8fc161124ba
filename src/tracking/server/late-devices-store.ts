import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Devices of one order, as an email names them. */
export const devicesOfOrder = (tx: ReadDb<DB>, ids: readonly number[]) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['requests.id', 'requests.orderId', 'requests.identifier', 'requests.brandId', 'brands.name as brandName'])
    .select((eb) => [eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName')])
    .where('requests.id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('requests.id')
    .execute()
