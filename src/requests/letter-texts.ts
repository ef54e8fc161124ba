import { texts } from '#base/texts.ts'
import hu from './texts/letters/hu.ts'

/** The words of the letters about a booking, its changes and its end, and of the calendar entry that travels with them. */
export const requestLetterTexts = texts(hu, {
  en: async () => (await import('./texts/letters/en.ts')).default,
  de: async () => (await import('./texts/letters/de.ts')).default,
  sl: async () => (await import('./texts/letters/sl.ts')).default,
})
