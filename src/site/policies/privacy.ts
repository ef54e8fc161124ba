import { policyTexts } from '../policy-texts.ts'
import hu from './privacy/hu.ts'

export const privacy = policyTexts('privacy', hu, {
  en: async () => (await import('./privacy/en.ts')).default,
  de: async () => (await import('./privacy/de.ts')).default,
  sl: async () => (await import('./privacy/sl.ts')).default,
})
