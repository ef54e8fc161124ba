import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Colour, ProductGroup, ProductType } from '../catalogue.ts'

const groups = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('productGroups')
    .select(['id', 'code', 'hasSim', 'serviceProductGroupId', inLanguage('names', language).as('name')])
    .orderBy('position')
    .orderBy('id')

export const everyProductGroup = (tx: ReadDb<DB>, language: Language): Promise<ProductGroup[]> => groups(tx, language).execute()

export const productGroupsOfBrand = (tx: ReadDb<DB>, language: Language, brandId: number): Promise<ProductGroup[]> =>
  groups(tx, language)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('brandProductGroups').where('brandId', '=', brandId).whereRef('productGroupId', '=', 'productGroups.id').select('brandId'),
      ),
    )
    .execute()

/** What a form takes of a brand's devices; nothing for a form that does not serve the brand. */
export const productGroupsOfForm = (tx: ReadDb<DB>, language: Language, brandId: number, formId: number): Promise<ProductGroup[]> =>
  groups(tx, language)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('formProductGroups')
          .where('brandId', '=', brandId)
          .where('formId', '=', formId)
          .whereRef('productGroupId', '=', 'productGroups.id')
          .select('brandId'),
      ),
    )
    .execute()

export async function productTypesOf(tx: ReadDb<DB>, language: Language, brandId: number, productGroupId: number): Promise<ProductType[]> {
  const types = await tx
    .selectFrom('productTypes')
    .select(['id', 'brandId', 'productGroupId', 'factoryName', 'tradeName'])
    .where('brandId', '=', brandId)
    .where('productGroupId', '=', productGroupId)
    .where('enabled', '=', true)
    .execute()
  const colours = await coloursOf(
    tx,
    language,
    types.map(({ id }) => id),
  )
  return types.map((type) => ({ ...type, colours: colours.get(type.id) ?? [] }))
}

/** The colours of product types, by the type's id. */
export async function coloursOf(tx: ReadDb<DB>, language: Language, productTypeIds: readonly number[]): Promise<Map<number, Colour[]>> {
  const byType = new Map<number, Colour[]>()
  if (productTypeIds.length === 0) return byType
  const rows = await tx
    .selectFrom('productTypeColours')
    .innerJoin('colours', 'colours.id', 'productTypeColours.colourId')
    .where('productTypeId', 'in', productTypeIds)
    .select(['productTypeId', 'colours.id', 'hex', inLanguage('colours.names', language).as('name')])
    .orderBy('colours.id')
    .execute()
  for (const { productTypeId, ...colour } of rows) byType.set(productTypeId, [...(byType.get(productTypeId) ?? []), colour])
  return byType
}
