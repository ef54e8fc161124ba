import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'
import type { LookupKind } from '../catalogue.ts'

type Named = { readonly id: number; readonly name: string }
type Names = ReadonlyMap<number, string>

/**
 * What the numbers in a row of a request stand for, also what is offered no more. Lists of requests look it up here: five joins
 * fewer are most of what planning their statement cost. So does the page of a request, which told ten names by a join or a select each (decision 118).
 */
export const catalogueNames = referenceData(
  ['brands', 'productGroups', 'productTypes', 'colours', 'lookups', 'mobilProviders'],
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
    const providers = await db.selectFrom('mobilProviders').select(['id', 'name']).execute()
    const entries = await db
      .selectFrom('lookups')
      .select(['kind', 'id', inLanguage('names', language).as('name')])
      .orderBy('position')
      .orderBy('id')
      .execute()
    return {
      brands: byId(brands),
      productGroups: byId(groups),
      productTypes: new Map(types.map(({ id, ...names }) => [id, names])) as ReadonlyMap<number, { factoryName: string; tradeName: string }>,
      colours: byId(colours),
      mobilProviders: byId(providers),
      warrantyTypes: byId(entries.filter(({ kind }) => kind === 'warrantyTypes')),
      lookups: Map.groupBy(entries, ({ kind }) => kind as LookupKind) as ReadonlyMap<LookupKind, readonly Named[]>,
    }
  },
)
export type CatalogueNames = Awaited<ReturnType<typeof catalogueNames>>

/** Those entries of a short list whose numbers a row holds, in the order of the list. */
export const entriesNamed = ({ lookups }: CatalogueNames, kind: LookupKind, ids: readonly (number | null)[]): Named[] =>
  (lookups.get(kind) ?? []).filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))

export const entryNamed = (names: CatalogueNames, kind: LookupKind, id: number | null): Named | null => entriesNamed(names, kind, [id])[0] ?? null

const byId = (rows: readonly Named[]): Names => new Map(rows.map(({ id, name }) => [id, name]))
