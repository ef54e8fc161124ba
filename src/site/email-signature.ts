import type { Language } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { company } from './company.ts'
import { siteEmailTexts } from './email-texts.ts'

/** The lines under every email: who writes and how to reach them. */
export async function signatureIn(language: Language): Promise<string[]> {
  const t = await translatorOf(siteEmailTexts, language)
  const { name, address, phone, email, openingHours } = company
  return [t('signature.greeting'), `${name}, ${address}`, t('signature.phone', { phone, ...openingHours }), t('signature.email', { email })]
}
