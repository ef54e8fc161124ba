import { texts } from '#base/texts.ts'
import hu from './texts/documents/hu.ts'

/** The words of an order on paper. */
export const orderDocumentTexts = texts(hu, {
  en: async () => (await import('./texts/documents/en.ts')).default,
  de: async () => (await import('./texts/documents/de.ts')).default,
  sl: async () => (await import('./texts/documents/sl.ts')).default,
})
