import { texts } from '#base/texts.ts'
import hu from './texts/reasons/hu.ts'

/** Why a repair is not free of charge, for screens, emails and documents. */
export const reasonTexts = texts(hu, {
  en: async () => (await import('./texts/reasons/en.ts')).default,
  de: async () => (await import('./texts/reasons/de.ts')).default,
  sl: async () => (await import('./texts/reasons/sl.ts')).default,
})
