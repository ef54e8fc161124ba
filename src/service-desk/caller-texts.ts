import { texts } from '#base/texts.ts'
import hu from './texts/caller/hu.ts'

/** The words of booking for a customer who is on the telephone. */
export const callerTexts = texts(hu, {
  en: async () => (await import('./texts/caller/en.ts')).default,
  de: async () => (await import('./texts/caller/de.ts')).default,
  sl: async () => (await import('./texts/caller/sl.ts')).default,
})
