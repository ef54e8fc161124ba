import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of the queue, the search and the scan box, and what statuses and holds are called at the desk. */
export const deskTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
