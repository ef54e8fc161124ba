import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of the booking: what surrounds its steps, and the first of them. */
export const requestTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})

export type RequestTexts = typeof hu
