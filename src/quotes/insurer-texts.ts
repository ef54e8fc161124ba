import { texts } from '#base/texts.ts'
import hu from './texts/insurer/hu.ts'

/** The words of the screens about what the insurer pays. */
export const insurerTexts = texts(hu, {
  en: async () => (await import('./texts/insurer/en.ts')).default,
  de: async () => (await import('./texts/insurer/de.ts')).default,
  sl: async () => (await import('./texts/insurer/sl.ts')).default,
})
