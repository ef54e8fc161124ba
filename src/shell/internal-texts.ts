import { texts } from '#base/texts.ts'
import hu from './internal-texts/hu.ts'

export type InternalTexts = typeof hu

/** The words around the screens of those who logged in. */
export const internalTexts = texts(hu, {
  en: async () => (await import('./internal-texts/en.ts')).default,
  de: async () => (await import('./internal-texts/de.ts')).default,
  sl: async () => (await import('./internal-texts/sl.ts')).default,
})
