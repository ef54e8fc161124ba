import { type Actor, colleagueRights } from '#accounts/who.ts'

/**
 * An employee may look at every request, but decides for a customer only on behalf, with a note.
 * @returns whether the caller decides for themselves, or for their company
 */
export function isOwnDecision(actor: Actor, { accountId, companyId }: { accountId: number | null; companyId: number | null }): boolean {
  if (actor.kind === 'tracking' || (actor.kind === 'account' && actor.accountId === accountId)) return true
  const rights = colleagueRights(actor, companyId)
  return rights === 'acts' || rights === 'decides'
}
