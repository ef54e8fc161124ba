import { texts } from '#base/texts.ts'
import hu from './texts/sections/hu.ts'

/** What the pages of the finance desk are called, for whoever leads back to one. */
export const financeSectionTexts = texts(hu, {
  en: async () => (await import('./texts/sections/en.ts')).default,
  de: async () => (await import('./texts/sections/de.ts')).default,
  sl: async () => (await import('./texts/sections/sl.ts')).default,
})
