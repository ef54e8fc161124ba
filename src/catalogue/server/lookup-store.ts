import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { Lookup, LookupKind } from '../catalogue.ts'

const lookups = referenceData(['lookups'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('lookups')
    .select(['kind', 'id', 'short', inLanguage('names', language).as('name')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ kind }) => kind)
})

/** The entries of a short list, in the order they are offered. */
export async function lookupOf(ctx: ReferenceContext, language: Language, kind: LookupKind): Promise<Lookup[]> {
  return ((await lookups(ctx, language)).get(kind) ?? []).map(({ id, short, name }) => ({ id, short, name }))
}
