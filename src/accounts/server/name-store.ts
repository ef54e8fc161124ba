import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'

/** The name in a joined account or request as `nameInWords` writes it, for a list that is read in one statement. '' where there is none. */
export const nameOf = (language: Language, joined: string) => {
  const names = language === 'hu' ? ['last_name', 'first_name', 'middle_name'] : ['first_name', 'middle_name', 'last_name']
  return sql<string>`concat_ws(' ', ${sql.join(names.map((name) => sql`nullif(trim(${sql.ref(`${joined}.${name}`)}), '')`))})`
}

/** Whether a part of the name was typed, in whichever order a reader is shown it. @param like a pattern of lower-case letters */
export const isNamedLike = (joined: string, like: string) =>
  sql<boolean>`(lower(${nameOf('hu', joined)}) like ${like} or lower(${nameOf('en', joined)}) like ${like})`
