import type { Call, ReadContext } from '#context.ts'
import type { CompanyInvitation, CompanyPerson } from '../company.ts'
import type { StoredPerson } from './company-store.ts'
import type { StoredInvitation } from './invitation-store.ts'

const nameOf = (...names: readonly string[]) => names.filter(Boolean).join(' ')

export function personOf({ actor }: Pick<Call, 'actor'>, stored: StoredPerson): CompanyPerson {
  const { accountId, version, email, role, leftAt, lastLoginAt, lastName, firstName, middleName } = stored
  const { everyCostCentre, costCentreIds, decisionLimit } = stored
  return {
    accountId,
    version,
    isSelf: actor.kind === 'account' && actor.accountId === accountId,
    name: nameOf(lastName, firstName, middleName),
    email,
    role,
    everyCostCentre,
    costCentreIds,
    decisionLimit,
    state: leftAt === null ? 'active' : 'left',
    lastLoginAt: lastLoginAt?.toString() ?? null,
  }
}

export const invitationOf = ({ now }: Pick<ReadContext, 'now'>, stored: StoredInvitation): CompanyInvitation => ({
  id: stored.id,
  name: nameOf(stored.lastName, stored.firstName),
  email: stored.email,
  role: stored.role,
  expiresAt: stored.expiresAt.toString(),
  isExpired: Temporal.Instant.compare(stored.expiresAt, now) <= 0,
})
