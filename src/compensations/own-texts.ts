import { texts } from '#base/texts.ts'
import hu from './texts/own/hu.ts'

/** The words to the customer about the compensation of a lost parcel. */
export const ownCompensationTexts = texts(hu, {
  en: async () => (await import('./texts/own/en.ts')).default,
  de: async () => (await import('./texts/own/de.ts')).default,
  sl: async () => (await import('./texts/own/sl.ts')).default,
})
