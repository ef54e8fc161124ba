import { texts } from '#base/texts.ts'
import hu from './security-texts/hu.ts'

/** The words of the security screen. */
export const securityTexts = texts(hu, {
  en: async () => (await import('./security-texts/en.ts')).default,
  de: async () => (await import('./security-texts/de.ts')).default,
  sl: async () => (await import('./security-texts/sl.ts')).default,
})
