import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Lookup, LookupKind } from '../catalogue.ts'

/** The entries of a short list, in the order they are offered. */
export const lookupOf = (tx: ReadDb<DB>, language: Language, kind: LookupKind): Promise<Lookup[]> =>
  tx
    .selectFrom('lookups')
    .select(['id', 'short', inLanguage('names', language).as('name')])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute()
