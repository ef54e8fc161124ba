import type { Actor } from '#accounts/who.ts'

/**
 * An employee may look at every request, but decides for a customer only on behalf, with a note.
 * @returns whether the caller decides for themselves
 */
export const isOwnDecision = (actor: Actor, request: { accountId: number | null }): boolean =>
  actor.kind === 'tracking' || (actor.kind === 'account' && actor.accountId === request.accountId)
