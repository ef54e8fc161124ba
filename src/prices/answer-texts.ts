import { texts } from '#base/texts.ts'
import { hu } from './answer-texts/hu.ts'

/** The words that answers of the server carry. */
export const answerTexts = texts(hu, {
  en: async () => (await import('./answer-texts/en.ts')).en,
  de: async () => (await import('./answer-texts/de.ts')).de,
  sl: async () => (await import('./answer-texts/sl.ts')).sl,
})
