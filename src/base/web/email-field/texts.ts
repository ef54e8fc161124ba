import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** What is said of an address that looks mistyped. */
export const emailFieldTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
