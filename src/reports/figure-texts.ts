import { texts } from '#base/texts.ts'
import hu from './texts/figures/hu.ts'

/** The words of the reports (SPEC 7, report-lists), on the screen and in a file. */
export const figureTexts = texts(hu, {
  en: async () => (await import('./texts/figures/en.ts')).default,
  de: async () => (await import('./texts/figures/de.ts')).default,
  sl: async () => (await import('./texts/figures/sl.ts')).default,
})
