import { texts } from '#base/texts.ts'
import hu from './texts/bench/hu.ts'

/** The words of what stands on a sheet beside its fields. */
export const benchTexts = texts(hu, {
  en: async () => (await import('./texts/bench/en.ts')).default,
  de: async () => (await import('./texts/bench/de.ts')).default,
  sl: async () => (await import('./texts/bench/sl.ts')).default,
})
