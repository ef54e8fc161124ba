import { policyTexts } from '../policy-texts.ts'
import hu from './complaint/hu.ts'

export const complaint = policyTexts('complaint', hu, {
  en: async () => (await import('./complaint/en.ts')).default,
  de: async () => (await import('./complaint/de.ts')).default,
  sl: async () => (await import('./complaint/sl.ts')).default,
})
