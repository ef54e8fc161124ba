import { texts } from '#base/texts.ts'
import hu from './texts/miele/hu.ts'

/** The words of the sheets of Miele: of its screens, its fields and its codes. */
export const mieleTexts = texts(hu, {
  en: async () => (await import('./texts/miele/en.ts')).default,
  de: async () => (await import('./texts/miele/de.ts')).default,
  sl: async () => (await import('./texts/miele/sl.ts')).default,
})
