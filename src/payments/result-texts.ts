import { texts } from '#base/texts.ts'
import hu from './texts/results/hu.ts'

/** The words of the pages the payment provider sends the payer back to. */
export const paymentResultTexts = texts(hu, {
  en: async () => (await import('./texts/results/en.ts')).default,
  de: async () => (await import('./texts/results/de.ts')).default,
  sl: async () => (await import('./texts/results/sl.ts')).default,
})
