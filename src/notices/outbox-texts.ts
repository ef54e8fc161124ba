import { texts } from '#base/texts.ts'
import hu from './texts/outbox/hu.ts'

/** The words of the outbox. */
export const outboxTexts = texts(hu, {
  en: async () => (await import('./texts/outbox/en.ts')).default,
  de: async () => (await import('./texts/outbox/de.ts')).default,
  sl: async () => (await import('./texts/outbox/sl.ts')).default,
})
