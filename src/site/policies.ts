import type { Language } from '#base/languages.ts'
import { accessibility } from './policies/accessibility.ts'
import { complaint } from './policies/complaint.ts'
import { privacy } from './policies/privacy.ts'
import { terms } from './policies/terms.ts'
import type { Policy, PolicyKind } from './policy.ts'
import { type PolicyTexts, policyIn } from './policy-texts.ts'

/** Every policy, for the server. A page imports its own only. */
const policies: Readonly<Record<PolicyKind, PolicyTexts>> = { privacy, terms, complaint, accessibility }

export const policyOf = (kind: PolicyKind, language: Language): Promise<Policy> => policyIn(policies[kind], language)
