import { intlLocales, type Language } from '#base/languages.ts'

/** Sorts names as readers of a language expect, capitals and accents where they belong, numbers by size. */
export function byName<T>(language: Language, nameOf: (one: T) => string): (a: T, b: T) => number {
  const collator = new Intl.Collator(intlLocales[language], { numeric: true })
  return (a, b) => collator.compare(nameOf(a), nameOf(b))
}
