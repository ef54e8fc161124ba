import { texts } from '#base/texts.ts'
import hu from './texts/later/hu.ts'

/** The words of the booking after its first step, which come with these steps. */
export const laterTexts = texts(hu, {
  en: async () => (await import('./texts/later/en.ts')).default,
  de: async () => (await import('./texts/later/de.ts')).default,
  sl: async () => (await import('./texts/later/sl.ts')).default,
})

export type LaterTexts = typeof hu
