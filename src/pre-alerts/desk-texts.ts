import { texts } from '#base/texts.ts'
import hu from './texts/desk/hu.ts'

/** The words of the pre-alerts at the service desk; employees read them. */
export const preAlertDeskTexts = texts(hu, {
  en: async () => (await import('./texts/desk/en.ts')).default,
  de: async () => (await import('./texts/desk/de.ts')).default,
  sl: async () => (await import('./texts/desk/sl.ts')).default,
})
