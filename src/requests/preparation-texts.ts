import { texts } from '#base/texts.ts'
import hu from './texts/preparation/hu.ts'

/** The words of the checklist before the pickup. Apart from the words of the booking, which weigh more than a whole page of a request. */
export const preparationTexts = texts(hu, {
  en: async () => (await import('./texts/preparation/en.ts')).default,
  de: async () => (await import('./texts/preparation/de.ts')).default,
  sl: async () => (await import('./texts/preparation/sl.ts')).default,
})
