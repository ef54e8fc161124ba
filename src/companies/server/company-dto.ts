import { nameInWords } from '#accounts/name-in-words.ts'
import type { Call, ReadContext } from '#context.ts'
import type { CompanyInvitation, CompanyPerson } from '../company.ts'
import type { StoredPerson } from './company-store.ts'
import type { StoredInvitation } from './invitation-store.ts'

export function personOf({ actor, language }: Pick<Call, 'actor' | 'language'>, stored: StoredPerson): CompanyPerson {
  const { accountId, version, email, role, leftAt, lastLoginAt } = stored
  const { everyCostCentre, costCentreIds, decisionLimit } = stored
  return {
    accountId,
    version,
    isSelf: actor.kind === 'account' && actor.accountId === accountId,
    name: nameInWords(language, stored),
    email,
    role,
    everyCostCentre,
    costCentreIds,
    decisionLimit,
    state: leftAt === null ? 'active' : 'left',
    lastLoginAt: lastLoginAt?.toString() ?? null,
  }
}

export const invitationOf = ({ now, language }: Pick<ReadContext, 'now'> & Pick<Call, 'language'>, stored: StoredInvitation): CompanyInvitation => ({
  id: stored.id,
  name: nameInWords(language, stored),
  email: stored.email,
  role: stored.role,
  expiresAt: stored.expiresAt.toString(),
  isExpired: Temporal.Instant.compare(stored.expiresAt, now) <= 0,
})
