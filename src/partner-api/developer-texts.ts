import { texts } from '#base/texts.ts'
import hu from './developer-texts/hu.ts'

/** The words of the page for developers. */
export const developerTexts = texts(hu, {
  en: async () => (await import('./developer-texts/en.ts')).default,
  de: async () => (await import('./developer-texts/de.ts')).default,
  sl: async () => (await import('./developer-texts/sl.ts')).default,
})
