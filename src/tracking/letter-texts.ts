import { texts } from '#base/texts.ts'
import hu from './letter-texts/hu.ts'

/** The words of the letters that carry a link. */
export const trackingLetterTexts = texts(hu, {
  en: async () => (await import('./letter-texts/en.ts')).default,
  de: async () => (await import('./letter-texts/de.ts')).default,
  sl: async () => (await import('./letter-texts/sl.ts')).default,
})
