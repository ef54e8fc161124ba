import { type Actor, type Owner, rightsAbout } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'

/**
 * An employee may look at every request, but decides for a customer only on behalf, with a note.
 * @returns whether the caller decides for themselves, or for their company
 */
export function isOwnDecision(actor: Actor, owner: Owner): boolean {
  const rights = rightsAbout(actor, owner)
  return rights === 'acts' || rights === 'decides'
}

/** @throws Refusal UNKNOWN_FIELD when an acceptance says why something is rejected */
export function requireReasonOfRefusal(accepts: boolean, { reason }: { readonly reason: string }): void {
  if (accepts && reason) throw new Refusal('UNKNOWN_FIELD', { fields: [{ path: 'reason', code: 'UNKNOWN_FIELD' }] })
}
