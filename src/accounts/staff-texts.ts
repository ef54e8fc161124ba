import { texts } from '#base/texts.ts'
import hu from './staff-texts/hu.ts'

/** The words of the screen of employees, and what each permission means. */
export const staffTexts = texts(hu, {
  en: async () => (await import('./staff-texts/en.ts')).default,
  de: async () => (await import('./staff-texts/de.ts')).default,
  sl: async () => (await import('./staff-texts/sl.ts')).default,
})
