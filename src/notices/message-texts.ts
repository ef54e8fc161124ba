import { texts } from '#base/texts.ts'
import hu from './texts/messages/hu.ts'

/** The words of the screen where system messages are written. */
export const messageTexts = texts(hu, {
  en: async () => (await import('./texts/messages/en.ts')).default,
  de: async () => (await import('./texts/messages/de.ts')).default,
  sl: async () => (await import('./texts/messages/sl.ts')).default,
})
