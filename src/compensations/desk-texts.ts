import { texts } from '#base/texts.ts'
import hu from './texts/desk/hu.ts'

/** The words to employees about the compensation of a lost parcel. */
export const compensationDeskTexts = texts(hu, {
  en: async () => (await import('./texts/desk/en.ts')).default,
  de: async () => (await import('./texts/desk/de.ts')).default,
  sl: async () => (await import('./texts/desk/sl.ts')).default,
})
