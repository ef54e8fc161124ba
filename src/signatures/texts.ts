import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of a signature while it is given. */
export const signatureTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
