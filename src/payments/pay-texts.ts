import { texts } from '#base/texts.ts'
import hu from './texts/pay/hu.ts'

/** The words of the buttons that lead to a payment provider. */
export const payTexts = texts(hu, {
  en: async () => (await import('./texts/pay/en.ts')).default,
  de: async () => (await import('./texts/pay/de.ts')).default,
  sl: async () => (await import('./texts/pay/sl.ts')).default,
})
