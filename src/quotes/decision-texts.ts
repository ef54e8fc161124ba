import { texts } from '#base/texts.ts'
import hu from './texts/decisions/hu.ts'

/** DOMAIN 0.2, 0.3, 8.2: 45/2014. (II. 26.) Korm. r. 15. § (2), 29. § (1) a). A change of a word here is a new version by itself. */
export const decisionTexts = texts(hu, {
  en: async () => (await import('./texts/decisions/en.ts')).default,
  de: async () => (await import('./texts/decisions/de.ts')).default,
  sl: async () => (await import('./texts/decisions/sl.ts')).default,
})
