import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'

const pricesInForce = (tx: ReadDb<DB>, today: Day) =>
  tx
    .selectFrom('repairPrices')
    .where('repairPrices.validFrom', '<=', today)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', today)]))

/** Of each failure option what is meant for one brand first, then the newest. */
const pricesOn = referenceData(['repairPrices'], (db: ReadDb<DB>, today: Day) =>
  pricesInForce(db, today)
    .select(['brandId', 'productGroupId', 'failureOptionId', 'priceFrom as from', 'priceTo as to', 'validFrom'])
    .orderBy('failureOptionId')
    .orderBy((eb) => eb('brandId', 'is', null))
    .orderBy('validFrom', 'desc')
    .execute(),
)

/** The prices of a kind of device: of the brand itself where it has some, else of every brand. One for each failure option. */
export async function pricesOfDevice(ctx: ReferenceContext, today: Day, brandId: number, productGroupId: number) {
  const ofGroup = (await pricesOn(ctx, today)).filter((price) => price.productGroupId === productGroupId)
  const ofDevice = ofGroup.filter((price) => price.brandId === null || price.brandId === brandId)
  return ofDevice.filter((price, i) => price.failureOptionId !== ofDevice[i - 1]?.failureOptionId)
}

/** The whole price list in force, kind of device by kind of device, general rows first. */
export const priceList = referenceData(['repairPrices', 'productGroups', 'lookups', 'brands'], (db: ReadDb<DB>, language: Language, today: Day) =>
  pricesInForce(db, today)
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
    .execute(),
)
