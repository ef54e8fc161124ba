import { texts } from '#base/texts.ts'
import hu from './texts/next-delivery/hu.ts'

/** The words about what comes after a delivery in vain. */
export const nextDeliveryTexts = texts(hu, {
  en: async () => (await import('./texts/next-delivery/en.ts')).default,
  de: async () => (await import('./texts/next-delivery/de.ts')).default,
  sl: async () => (await import('./texts/next-delivery/sl.ts')).default,
})
