import { texts } from '../../texts.ts'
import hu from './texts/hu.ts'

/** What is said of a form that is left, or gone on with. */
export const formTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
