import { texts } from '#base/texts.ts'
import hu from './texts/guide/hu.ts'

/** The words of the staff request guide (SPEC 2). */
export const guideTexts = texts(hu, {
  en: async () => (await import('./texts/guide/en.ts')).default,
  de: async () => (await import('./texts/guide/de.ts')).default,
  sl: async () => (await import('./texts/guide/sl.ts')).default,
})
