import { policyTexts } from '../policy-texts.ts'
import hu from './accessibility/hu.ts'

export const accessibility = policyTexts('accessibility', hu, {
  en: async () => (await import('./accessibility/en.ts')).default,
  de: async () => (await import('./accessibility/de.ts')).default,
  sl: async () => (await import('./accessibility/sl.ts')).default,
})
