import type { Actor } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'

/** The account that asks, where the row of the call has let nobody else in. */
export function requireBusiness(actor: Actor): Extract<Actor, { kind: 'account' }> {
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  return actor
}
