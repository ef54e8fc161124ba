import { texts } from '#base/texts.ts'
import hu from './texts/steps/hu.ts'

/**
 * The words of every step of lifecycle.ts, for employees. `taken`: what the history says. Where it has a button on the desk, `next`: among the
 * steps that can be taken now. Where its panel asks before it is taken, `open`: the button in the panel, `title`, `lead` and `confirm`: the
 * question, `done`: what was done, said once.
 */
export const stepTexts = texts(hu, {
  en: async () => (await import('./texts/steps/en.ts')).default,
  de: async () => (await import('./texts/steps/de.ts')).default,
  sl: async () => (await import('./texts/steps/sl.ts')).default,
})
