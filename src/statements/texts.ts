import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of complaints and withdrawals after they were received: for whoever sent them, and for employees. */
export const statementTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
