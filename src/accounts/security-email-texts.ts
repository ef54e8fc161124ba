import { texts } from '#base/texts.ts'
import hu from './security-email-texts/hu.ts'

/** The words of the emails that tell an owner how their account has changed. */
export const securityEmailTexts = texts(hu, {
  en: async () => (await import('./security-email-texts/en.ts')).default,
  de: async () => (await import('./security-email-texts/de.ts')).default,
  sl: async () => (await import('./security-email-texts/sl.ts')).default,
})
