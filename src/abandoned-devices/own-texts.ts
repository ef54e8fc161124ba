import { texts } from '#base/texts.ts'
import hu from './texts/own/hu.ts'

/** The words to the customer about a device that is stored for them. */
export const ownStorageTexts = texts(hu, {
  en: async () => (await import('./texts/own/en.ts')).default,
  de: async () => (await import('./texts/own/de.ts')).default,
  sl: async () => (await import('./texts/own/sl.ts')).default,
})
