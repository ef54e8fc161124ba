import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#base/languages.ts'

/** The name in a joined account or request as `nameInWords` writes it, for a list that is read in one statement. '' where there is none. */
export const nameOf = (language: Language, joined: string) => {
  const names = language === 'hu' ? ['last_name', 'first_name', 'middle_name'] : ['first_name', 'middle_name', 'last_name']
  return sql<string>`concat_ws(' ', ${sql.join(names.map((name) => sql`nullif(trim(${sql.ref(`${joined}.${name}`)}), '')`))})`
}

/** Whether the name fits in one of the orders in which a reader is shown it. */
export const isNamed = (joined: string, fits: (name: RawBuilder<string>) => RawBuilder<boolean>) =>
  sql<boolean>`(${fits(nameOf('hu', joined))} or ${fits(nameOf('en', joined))})`

/** Whether a part of the name was typed. @param like a pattern of lower-case letters */
export const isNamedLike = (joined: string, like: string) => isNamed(joined, (name) => sql<boolean>`lower(${name}) like ${like}`)
