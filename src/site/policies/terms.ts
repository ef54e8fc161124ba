import { policyTexts } from '../policy-texts.ts'
import hu from './terms/hu.ts'

export const terms = policyTexts('terms', hu, {
  en: async () => (await import('./terms/en.ts')).default,
  de: async () => (await import('./terms/de.ts')).default,
  sl: async () => (await import('./terms/sl.ts')).default,
})
