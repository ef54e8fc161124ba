import { texts } from '../../texts.ts'
import hu from './texts/hu.ts'

/** The words of the photo field; apart from the rest, because most screens have none. */
export const photoTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
