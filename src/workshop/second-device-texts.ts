import { texts } from '#base/texts.ts'
import hu from './texts/second-device/hu.ts'

/** The words about a device that came in the parcel of another one. */
export const secondDeviceTexts = texts(hu, {
  en: async () => (await import('./texts/second-device/en.ts')).default,
  de: async () => (await import('./texts/second-device/de.ts')).default,
  sl: async () => (await import('./texts/second-device/sl.ts')).default,
})
