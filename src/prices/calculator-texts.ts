import { texts } from '#base/texts.ts'
import hu from './calculator-texts/hu.ts'

/** The page of the price calculator; what an answer says is in `priceTexts`. */
export const calculatorTexts = texts(hu, {
  en: async () => (await import('./calculator-texts/en.ts')).default,
  de: async () => (await import('./calculator-texts/de.ts')).default,
  sl: async () => (await import('./calculator-texts/sl.ts')).default,
})
