import { texts } from '#base/texts.ts'
import hu from './desk-texts/hu.ts'

/** The words of the screens where prices are edited. */
export const priceDeskTexts = texts(hu, {
  en: async () => (await import('./desk-texts/en.ts')).default,
  de: async () => (await import('./desk-texts/de.ts')).default,
  sl: async () => (await import('./desk-texts/sl.ts')).default,
})
