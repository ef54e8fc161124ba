import { texts } from '#base/texts.ts'
import hu from './cookie-texts/hu.ts'

/** The words of the cookie settings page. */
export const cookieTexts = texts(hu, {
  en: async () => (await import('./cookie-texts/en.ts')).default,
  de: async () => (await import('./cookie-texts/de.ts')).default,
  sl: async () => (await import('./cookie-texts/sl.ts')).default,
})
