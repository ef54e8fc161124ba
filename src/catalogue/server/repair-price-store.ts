import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'

const pricesInForce = (tx: ReadDb<DB>, today: Day) =>
  tx
    .selectFrom('repairPrices')
    .where('repairPrices.validFrom', '<=', today)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', today)]))

/** The prices of a kind of device: of the brand itself where it has some, else of every brand. One for each failure option. */
export const pricesOfDevice = (tx: ReadDb<DB>, today: Day, brandId: number, productGroupId: number) =>
  pricesInForce(tx, today)
    .select(['failureOptionId', 'priceFrom as from', 'priceTo as to', 'validFrom'])
    .where('productGroupId', '=', productGroupId)
    .where((eb) => eb.or([eb('brandId', 'is', null), eb('brandId', '=', brandId)]))
    .distinctOn('failureOptionId')
    .orderBy('failureOptionId')
    .orderBy((eb) => eb('brandId', 'is', null))
    .orderBy('validFrom', 'desc')
    .execute()

/** The whole price list in force, kind of device by kind of device, general rows first. */
export const priceList = (tx: ReadDb<DB>, language: Language, today: Day) =>
  pricesInForce(tx, today)
    .innerJoin('productGroups', 'productGroups.id', 'repairPrices.productGroupId')
    .innerJoin('lookups', (join) => join.onRef('lookups.id', '=', 'failureOptionId').on('lookups.kind', '=', 'failureOptions'))
    .leftJoin('brands', 'brands.id', 'repairPrices.brandId')
    .select([
      'productGroups.id as productGroupId',
      inLanguage('product_groups.names', language).as('productGroupName'),
      'brands.id as brandId',
      'brands.name as brandName',
      'failureOptionId',
      inLanguage('lookups.names', language).as('failureOptionName'),
      'priceFrom as from',
      'priceTo as to',
      'repairPrices.validFrom',
    ])
    .distinctOn(['productGroups.position', 'brands.name', 'failureOptionId'])
    .orderBy('productGroups.position')
    .orderBy('brands.name', (order) => order.asc().nullsFirst())
    .orderBy('failureOptionId')
    .orderBy('repairPrices.validFrom', 'desc')
    .execute()

/** Whether a product type is one of the brand's devices of this kind. */
export async function isDeviceOf(tx: ReadDb<DB>, productTypeId: number, brandId: number, productGroupId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('productTypes')
    .select('id')
    .where('id', '=', productTypeId)
    .where('brandId', '=', brandId)
    .where('productGroupId', '=', productGroupId)
    .where('enabled', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
