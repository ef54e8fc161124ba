import { texts } from '#base/texts.ts'
import hu from './texts/few/hu.ts'

/** The words of what few bookings begin with: a device that is known or sold, the choice of a service inside. */
export const fewTexts = texts(hu, {
  en: async () => (await import('./texts/few/en.ts')).default,
  de: async () => (await import('./texts/few/de.ts')).default,
  sl: async () => (await import('./texts/few/sl.ts')).default,
})
