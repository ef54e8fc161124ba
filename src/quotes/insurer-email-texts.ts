import { texts } from '#base/texts.ts'
import hu from './texts/insurer-emails/hu.ts'

/** The words of the emails and the document about what the insurer pays. */
export const insurerEmailTexts = texts(hu, {
  en: async () => (await import('./texts/insurer-emails/en.ts')).default,
  de: async () => (await import('./texts/insurer-emails/de.ts')).default,
  sl: async () => (await import('./texts/insurer-emails/sl.ts')).default,
})
