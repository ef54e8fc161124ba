import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of address fields, and of the screens about saved addresses. */
export const addressTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
