import { texts } from '#base/texts.ts'
import hu from './texts/mine/hu.ts'

/** The words of one's own requests in the personal area. */
export const myRequestsTexts = texts(hu, {
  en: async () => (await import('./texts/mine/en.ts')).default,
  de: async () => (await import('./texts/mine/de.ts')).default,
  sl: async () => (await import('./texts/mine/sl.ts')).default,
})
