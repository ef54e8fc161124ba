import { texts } from '#base/texts.ts'
import hu from './texts/emails/hu.ts'

/** The words of the emails about the compensation of a lost parcel. */
export const compensationEmailTexts = texts(hu, {
  en: async () => (await import('./texts/emails/en.ts')).default,
  de: async () => (await import('./texts/emails/de.ts')).default,
  sl: async () => (await import('./texts/emails/sl.ts')).default,
})
