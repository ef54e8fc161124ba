import { type Actor, type Owner, rightsAbout } from '#accounts/who.ts'

/**
 * An employee may look at every request, but decides for a customer only on behalf, with a note.
 * @returns whether the caller decides for themselves, or for their company
 */
export function isOwnDecision(actor: Actor, owner: Owner): boolean {
  const rights = rightsAbout(actor, owner)
  return rights === 'acts' || rights === 'decides'
}
