import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of "My data", of the copy and of the desk's screens about people. */
export const personalDataTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
