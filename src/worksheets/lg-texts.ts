import { texts } from '#base/texts.ts'
import hu from './texts/lg/hu.ts'

/** The words of the sheets of LG: of its screens, its fields and its codes. */
export const lgTexts = texts(hu, {
  en: async () => (await import('./texts/lg/en.ts')).default,
  de: async () => (await import('./texts/lg/de.ts')).default,
  sl: async () => (await import('./texts/lg/sl.ts')).default,
})
