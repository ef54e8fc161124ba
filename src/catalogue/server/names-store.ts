import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'

type Names = ReadonlyMap<number, string>

/**
 * What the numbers in a row of a request stand for, also what is offered no more. Lists of requests look it up here: five joins
 * fewer are most of what planning their statement cost.
 */
export const catalogueNames = referenceData(
  ['brands', 'productGroups', 'productTypes', 'colours', 'lookups'],
  async (db: ReadDb<DB>, language: Language) => {
    const brands = await db.selectFrom('brands').select(['id', 'name']).execute()
    const groups = await db
      .selectFrom('productGroups')
      .select(['id', inLanguage('names', language).as('name')])
      .execute()
    const types = await db.selectFrom('productTypes').select(['id', 'factoryName', 'tradeName']).execute()
    const colours = await db
      .selectFrom('colours')
      .select(['id', inLanguage('names', language).as('name')])
      .execute()
    const warranties = db.selectFrom('lookups').select(['id', inLanguage('names', language).as('name')])
    return {
      brands: byId(brands),
      productGroups: byId(groups),
      productTypes: new Map(types.map(({ id, ...names }) => [id, names])) as ReadonlyMap<number, { factoryName: string; tradeName: string }>,
      colours: byId(colours),
      warrantyTypes: byId(await warranties.where('kind', '=', 'warrantyTypes').execute()),
    }
  },
)
export type CatalogueNames = Awaited<ReturnType<typeof catalogueNames>>

const byId = (rows: readonly { id: number; name: string }[]): Names => new Map(rows.map(({ id, name }) => [id, name]))
