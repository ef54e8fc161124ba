import { type RawBuilder, sql } from 'kysely'
import { defaultLanguage, type Language } from '../../languages.ts'

/** The words of a jsonb column `{ hu, en, de, sl }` in one language, else in Hungarian. `column`: as SQL spells it, `brands.names`. */
export const inLanguage = (column: string, language: Language | RawBuilder<Language>): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(column)} ->> (${language})::text, ${sql.ref(column)} ->> ${defaultLanguage}::text)`
