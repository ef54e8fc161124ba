import { texts } from '#base/texts.ts'
import hu from './texts/documents/hu.ts'

/** What is printed with a signature. */
export const signatureDocumentTexts = texts(hu, {
  en: async () => (await import('./texts/documents/en.ts')).default,
  de: async () => (await import('./texts/documents/de.ts')).default,
  sl: async () => (await import('./texts/documents/sl.ts')).default,
})
