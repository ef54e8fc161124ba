import { texts } from '#base/texts.ts'
import hu from './texts/condition/hu.ts'

/** The condition of a device in words, for screens, emails and documents. */
export const conditionTexts = texts(hu, {
  en: async () => (await import('./texts/condition/en.ts')).default,
  de: async () => (await import('./texts/condition/de.ts')).default,
  sl: async () => (await import('./texts/condition/sl.ts')).default,
})
