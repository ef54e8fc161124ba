import { texts } from '#base/texts.ts'
import hu from './email-texts/hu.ts'

/** The words of the monthly statement. */
export const reportEmailTexts = texts(hu, {
  en: async () => (await import('./email-texts/en.ts')).default,
  de: async () => (await import('./email-texts/de.ts')).default,
  sl: async () => (await import('./email-texts/sl.ts')).default,
})
