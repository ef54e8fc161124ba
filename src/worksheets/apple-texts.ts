import { texts } from '#base/texts.ts'
import hu from './texts/apple/hu.ts'

/** The words of the sheets of Apple: of its screens, its fields, its codes and its hand-over document. */
export const appleTexts = texts(hu, {
  en: async () => (await import('./texts/apple/en.ts')).default,
  de: async () => (await import('./texts/apple/de.ts')).default,
  sl: async () => (await import('./texts/apple/sl.ts')).default,
})
