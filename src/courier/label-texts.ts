import { texts } from '#base/texts.ts'
import hu from './texts/label/hu.ts'

/** The words of the label the simulated courier prints. */
export const labelTexts = texts(hu, {
  en: async () => (await import('./texts/label/en.ts')).default,
  de: async () => (await import('./texts/label/de.ts')).default,
  sl: async () => (await import('./texts/label/sl.ts')).default,
})
