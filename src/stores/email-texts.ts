import { texts } from '#base/texts.ts'
import hu from './texts/emails/hu.ts'

/** The words of the email that a device may be fetched at the store. */
export const storeEmailTexts = texts(hu, {
  en: async () => (await import('./texts/emails/en.ts')).default,
  de: async () => (await import('./texts/emails/de.ts')).default,
  sl: async () => (await import('./texts/emails/sl.ts')).default,
})
