import { texts } from '#base/texts.ts'
import hu from './texts/hu.ts'

/** The words of the screen of the sandbox. */
export const sandboxTexts = texts(hu, {
  en: async () => (await import('./texts/en.ts')).default,
  de: async () => (await import('./texts/de.ts')).default,
  sl: async () => (await import('./texts/sl.ts')).default,
})
