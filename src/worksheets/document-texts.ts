import { texts } from '#base/texts.ts'
import hu from './texts/documents/hu.ts'

/** The words of the printed repair worksheet and the repair warranty card. */
export const worksheetDocumentTexts = texts(hu, {
  en: async () => (await import('./texts/documents/en.ts')).default,
  de: async () => (await import('./texts/documents/de.ts')).default,
  sl: async () => (await import('./texts/documents/sl.ts')).default,
})
