import { texts } from '#base/texts.ts'
import hu from './texts/desk/hu.ts'

/** How employees read of providers and of payments through them. */
export const paymentDeskTexts = texts(hu, {
  en: async () => (await import('./texts/desk/en.ts')).default,
  de: async () => (await import('./texts/desk/de.ts')).default,
  sl: async () => (await import('./texts/desk/sl.ts')).default,
})
