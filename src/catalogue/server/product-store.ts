import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { Colour, ProductGroup, ProductType } from '../catalogue.ts'
import { byName } from './by-name.ts'

export const everyProductGroup = referenceData(
  ['productGroups'],
  (db: ReadDb<DB>, language: Language): Promise<ProductGroup[]> =>
    db
      .selectFrom('productGroups')
      .select(['id', 'code', 'hasSim', 'serviceProductGroupId', inLanguage('names', language).as('name')])
      .orderBy('position')
      .orderBy('id')
      .execute(),
)

const groupsOfBrands = referenceData(['brandProductGroups'], (db: ReadDb<DB>) => db.selectFrom('brandProductGroups').selectAll().execute())

export async function productGroupsOfBrand(ctx: ReferenceContext, language: Language, brandId: number): Promise<ProductGroup[]> {
  const ofBrand = (await groupsOfBrands(ctx)).filter((row) => row.brandId === brandId)
  return groupsAmong(ctx, language, ofBrand)
}

const groupsOfForms = referenceData(['formProductGroups'], (db: ReadDb<DB>) => db.selectFrom('formProductGroups').selectAll().execute())

/** What a form takes of a brand's devices; nothing for a form that does not serve the brand. */
export async function productGroupsOfForm(ctx: ReferenceContext, language: Language, brandId: number, formId: number): Promise<ProductGroup[]> {
  const ofForm = (await groupsOfForms(ctx)).filter((row) => row.formId === formId && row.brandId === brandId)
  return groupsAmong(ctx, language, ofForm)
}

async function groupsAmong(ctx: ReferenceContext, language: Language, rows: readonly { productGroupId: number }[]): Promise<ProductGroup[]> {
  const ids = new Set(rows.map(({ productGroupId }) => productGroupId))
  return (await everyProductGroup(ctx, language)).filter(({ id }) => ids.has(id))
}

/** Every product type in force with its colours, in the order of their names. */
export const everyProductType = referenceData(
  ['productTypes', 'colours', 'productTypeColours'],
  async (db: ReadDb<DB>, language: Language): Promise<ProductType[]> => {
    const types = await db
      .selectFrom('productTypes')
      .select(['id', 'brandId', 'productGroupId', 'factoryName', 'tradeName'])
      .where('enabled', '=', true)
      .execute()
    const colours = await coloursByType(db, language)
    return types.map((type) => ({ ...type, colours: colours.get(type.id) ?? [] })).sort(byName(language, ({ tradeName }) => tradeName))
  },
)

async function coloursByType(db: ReadDb<DB>, language: Language): Promise<Map<number, Colour[]>> {
  const rows = await db
    .selectFrom('productTypeColours')
    .innerJoin('colours', 'colours.id', 'productTypeColours.colourId')
    .select(['productTypeId', 'colours.id', 'hex', inLanguage('colours.names', language).as('name')])
    .orderBy('colours.id')
    .execute()
  const byType = new Map<number, Colour[]>()
  for (const { productTypeId, ...colour } of rows) {
    const known = byType.get(productTypeId)
    if (known) known.push(colour)
    else byType.set(productTypeId, [colour])
  }
  return byType
}

export async function productTypesOf(ctx: ReferenceContext, language: Language, brandId: number, productGroupId: number): Promise<ProductType[]> {
  return (await everyProductType(ctx, language)).filter((type) => type.brandId === brandId && type.productGroupId === productGroupId)
}

export async function findProductType(ctx: ReferenceContext, language: Language, id: number): Promise<ProductType | undefined> {
  return (await everyProductType(ctx, language)).find((type) => type.id === id)
}

/** The ids of all colours, whatever has them. */
export const colourIds = referenceData(['colours'], async (db: ReadDb<DB>): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('colours').select('id').execute()
  return new Set(rows.map(({ id }) => id))
})
