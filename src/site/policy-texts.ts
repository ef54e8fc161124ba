import type { Language } from '#base/languages.ts'
import type { Policy, PolicyKind } from './policy.ts'

/** One policy in every language. Hungarian comes with the code, so its page is prerendered; the others when somebody reads them. */
export type PolicyTexts = {
  readonly kind: PolicyKind
  readonly hu: Policy
  readonly load: Readonly<Record<Exclude<Language, 'hu'>, () => Promise<Policy>>>
}

export const policyTexts = (kind: PolicyKind, hu: Policy, load: PolicyTexts['load']): PolicyTexts => ({ kind, hu, load })

export const policyIn = async (policy: PolicyTexts, language: Language): Promise<Policy> => (language === 'hu' ? policy.hu : policy.load[language]())
