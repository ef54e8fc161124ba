import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of the pages about the company, its prices, policies, complaints and withdrawals. */
export const siteTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
