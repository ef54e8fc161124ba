import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The insurance (fonix) catalogue: the part of ours whose product groups have an id of that catalogue. */
const insuredTypes = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('productTypes')
    .innerJoin('productGroups', 'productGroups.id', 'productTypes.productGroupId')
    .innerJoin('brands', 'brands.id', 'productTypes.brandId')
    .where('productTypes.enabled', '=', true)
    .where('brands.enabled', '=', true)
    .where('serviceProductGroupId', 'is not', null)

export const insuredGroups = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('productGroups')
    .select(['serviceProductGroupId as id', inLanguage('names', language).as('name')])
    .where('serviceProductGroupId', 'is not', null)
    .orderBy('serviceProductGroupId')
    .$narrowType<{ id: number }>()
    .execute()

export const insuredBrandsOf = (tx: ReadDb<DB>, serviceProductGroupId: number) =>
  insuredTypes(tx)
    .where('serviceProductGroupId', '=', serviceProductGroupId)
    .select(['brands.id as brandId', 'slug', 'name as brandName'])
    .distinct()
    .execute()

export const insuredTypesOf = (tx: ReadDb<DB>, brandId: number, serviceProductGroupId?: number) =>
  insuredTypes(tx)
    .where('productTypes.brandId', '=', brandId)
    .$if(serviceProductGroupId !== undefined, (types) => types.where('serviceProductGroupId', '=', serviceProductGroupId ?? null))
    .select(['productTypes.id', 'productTypes.brandId', 'productGroupId', 'factoryName', 'tradeName', 'serviceProductGroupId'])
    .$narrowType<{ serviceProductGroupId: number }>()
    .execute()

export async function isInsuredType(tx: ReadDb<DB>, productTypeId: number): Promise<boolean> {
  const row = await insuredTypes(tx).where('productTypes.id', '=', productTypeId).select('productTypes.id').executeTakeFirst()
  return row !== undefined
}
