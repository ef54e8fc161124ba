import { texts } from '#base/texts.ts'
import hu from './texts/letters/hu.ts'

/** The words of the letters the workshop sends. */
export const workshopLetterTexts = texts(hu, {
  en: async () => (await import('./texts/letters/en.ts')).default,
  de: async () => (await import('./texts/letters/de.ts')).default,
  sl: async () => (await import('./texts/letters/sl.ts')).default,
})
