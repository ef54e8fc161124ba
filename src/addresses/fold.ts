import { normalised } from '#base/normalised.ts'

/** For comparing what is typed with what is written: lower case, blanks for punctuation. `accented` keeps ő, `folded` makes it o. */
export const accented = (text: string) =>
  normalised(text, 'NFC')
    .toLocaleLowerCase('hu')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const folded = (text: string) => normalised(accented(text), 'NFD').replace(/\p{M}/gu, '')

/** Whether each word that is typed, or its beginning, is in the text, in whatever order and without accents too; where nothing is typed, yes. */
export function hasWords(text: string, typed: string): boolean {
  const written = ` ${folded(text)}`
  return folded(typed)
    .split(' ')
    .every((word) => written.includes(` ${word}`))
}

/** A text made ready for many comparisons. */
export type Searchable = { readonly accented: string; readonly folded: string }
export const searchable = (text: string): Searchable => ({ accented: accented(text), folded: folded(text) })

/** How well a text answers a query: 0 begins with it, 1 begins with it without accents, 2 a later word does; null does not. */
export function rankOf(query: Searchable, text: Searchable): 0 | 1 | 2 | null {
  if (text.accented.startsWith(query.accented)) return 0
  if (text.folded.startsWith(query.folded)) return 1
  return text.folded.includes(` ${query.folded}`) ? 2 : null
}

/** The best so many answers to a query, in their own order where they are equally good. */
export function bestOf<T>(answers: readonly T[], rank: (answer: T) => number | null, max: number): T[] {
  return answers
    .flatMap((answer) => {
      const found = rank(answer)
      return found === null ? [] : [{ answer, found }]
    })
    .sort((one, other) => one.found - other.found)
    .slice(0, max)
    .map(({ answer }) => answer)
}
