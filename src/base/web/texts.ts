import { texts } from '../texts.ts'
import hu from './texts/hu.ts'

/** The words every screen may need: loading, errors, empty lists, forms. */
export const baseTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
