import { texts } from '#base/texts.ts'
import hu from './texts/terms/hu.ts'

/** What a company is told of the terms it pays on. */
export const termsTexts = texts(hu, {
  en: async () => (await import('./texts/terms/en.ts')).default,
  de: async () => (await import('./texts/terms/de.ts')).default,
  sl: async () => (await import('./texts/terms/sl.ts')).default,
})
