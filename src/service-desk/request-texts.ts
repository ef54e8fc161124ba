import { texts } from '#base/texts.ts'
import hu from './texts/request/hu.ts'

/** The words of the page that shows one request to employees. */
export const deskRequestTexts = texts(hu, {
  en: async () => (await import('./texts/request/en.ts')).default,
  de: async () => (await import('./texts/request/de.ts')).default,
  sl: async () => (await import('./texts/request/sl.ts')).default,
})
