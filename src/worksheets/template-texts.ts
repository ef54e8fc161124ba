import { texts } from '#base/texts.ts'
import hu from './texts/templates/hu.ts'

/** The words around ready texts; the texts themselves are written by employees, in Hungarian. */
export const templateTexts = texts(hu, {
  en: async () => (await import('./texts/templates/en.ts')).default,
  de: async () => (await import('./texts/templates/de.ts')).default,
  sl: async () => (await import('./texts/templates/sl.ts')).default,
})
