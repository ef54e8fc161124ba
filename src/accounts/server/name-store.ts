import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'

/** The name of a joined account as `nameInWords` writes it, for a list that is read in one statement. '' where there is none. */
export const nameOf = (language: Language, joined: string) => {
  const [first, second] = language === 'hu' ? ['last_name', 'first_name'] : ['first_name', 'last_name']
  return sql<string>`concat_ws(' ', ${sql.ref(`${joined}.${first}`)}, ${sql.ref(`${joined}.${second}`)})`
}
