import { texts } from '#base/texts.ts'
import hu from './texts/arrived/hu.ts'

/** What customers read of the arrival of their device; apart from the words of the workshop, which their page does without. */
export const arrivedTexts = texts(hu, {
  en: async () => (await import('./texts/arrived/en.ts')).default,
  de: async () => (await import('./texts/arrived/de.ts')).default,
  sl: async () => (await import('./texts/arrived/sl.ts')).default,
})
