import { sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { warrantyTypes } from '#requests/status.ts'

/** The requests of an order of many, as they were sent: what was cancelled since counts no more. */
const requestsOf = (tx: ReadDb<DB>, orderId: number) =>
  tx
    .selectFrom('requests')
    .where('requests.orderId', '=', orderId)
    .where('requests.pickupGroup', 'is not', null)
    .where('requests.outcome', 'is distinct from', 'CANCELLED')

/** An order of many as its confirmation tells it; undefined when all of it was cancelled, or it is nobody's. @param devices so many of its devices */
export async function findReceivedOrder(tx: ReadDb<DB>, orderId: number, devices: number) {
  const order = await requestsOf(tx, orderId)
    .innerJoin('orders', 'orders.id', 'requests.orderId')
    .select(['orders.id', 'reference', 'accountId', 'language'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<boolean>`bool_or(requests.warranty_type_id = ${warrantyTypes.warranty})`.as('hasWarranty'),
    ])
    .groupBy(['orders.id', 'accountId', 'language'])
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!order || order.accountId === null) return undefined
  const rows = await requestsOf(tx, orderId)
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['requests.id', 'identifier', 'requests.brandId', 'brands.name as brandName'])
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
    .orderBy('requests.id')
    .limit(devices)
    .execute()
  return { ...order, accountId: order.accountId, devices: rows }
}

export type ReceivedOrder = NonNullable<Awaited<ReturnType<typeof findReceivedOrder>>>

/** When and where the courier comes for the devices of an order, and for how many. */
export const pickupsOfOrder = (tx: ReadDb<DB>, orderId: number) =>
  requestsOf(tx, orderId)
    .innerJoin('requestAddresses', (join) => join.onRef('requestAddresses.requestId', '=', 'requests.id').on('addressTypeId', '=', addressTypes.in))
    .select((eb) => [
      'pickupDay',
      'pickupWindow',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('countryCode').as('countryCode'),
      eb.fn.min('postalCode').as('postalCode'),
      eb.fn.min('city').as('city'),
      eb.fn.min('publicPlaceName').as('publicPlaceName'),
      eb.fn.min('publicPlaceType').as('publicPlaceType'),
      eb.fn.min('streetNumber').as('streetNumber'),
      eb.fn.min('other').as('other'),
    ])
    .where('pickupDay', 'is not', null)
    .where('pickupWindow', 'is not', null)
    .groupBy(['pickupGroup', 'pickupDay', 'pickupWindow'])
    .orderBy('pickupDay')
    .orderBy('pickupGroup')
    .$narrowType<{ pickupDay: string; pickupWindow: PickupWindow }>()
    .execute()
