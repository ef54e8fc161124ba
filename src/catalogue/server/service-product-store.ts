import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { everyProductGroup } from './product-store.ts'

/** The insurance (fonix) catalogue: the part of ours whose product groups have an id of that catalogue. */
const insuredTypes = referenceData(['productTypes', 'productGroups', 'brands'], (db: ReadDb<DB>) =>
  db
    .selectFrom('productTypes')
    .innerJoin('productGroups', 'productGroups.id', 'productTypes.productGroupId')
    .innerJoin('brands', 'brands.id', 'productTypes.brandId')
    .where('productTypes.enabled', '=', true)
    .where('brands.enabled', '=', true)
    .where('serviceProductGroupId', 'is not', null)
    .select(['productTypes.id', 'brandId', 'slug', 'name as brandName', 'productGroupId', 'factoryName', 'tradeName', 'serviceProductGroupId'])
    .$narrowType<{ serviceProductGroupId: number }>()
    .execute(),
)

export async function insuredGroups(ctx: ReferenceContext, language: Language): Promise<{ id: number; name: string }[]> {
  const groups = await everyProductGroup(ctx, language)
  return groups.flatMap(({ serviceProductGroupId: id, name }) => (id === null ? [] : [{ id, name }])).sort((a, b) => a.id - b.id)
}

export async function insuredBrandsOf(ctx: ReferenceContext, serviceProductGroupId: number) {
  const types = (await insuredTypes(ctx)).filter((type) => type.serviceProductGroupId === serviceProductGroupId)
  return [...new Map(types.map(({ brandId, slug, brandName }) => [brandId, { brandId, slug, brandName }])).values()]
}

export async function insuredTypesOf(ctx: ReferenceContext, brandId: number, serviceProductGroupId?: number) {
  const ofBrand = (await insuredTypes(ctx)).filter((type) => type.brandId === brandId)
  return ofBrand
    .filter((type) => serviceProductGroupId === undefined || type.serviceProductGroupId === serviceProductGroupId)
    .map(({ slug, brandName, ...type }) => type)
}

export async function isInsuredType(ctx: ReferenceContext, productTypeId: number): Promise<boolean> {
  return (await insuredTypes(ctx)).some(({ id }) => id === productTypeId)
}
