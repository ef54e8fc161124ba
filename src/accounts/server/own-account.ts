import { Refusal } from '#errors.ts'
import type { Actor } from '../who.ts'

/** Somebody else's account is not there (404), just as one that does not exist. @returns its id */
export function requireOwnAccount({ actor }: { readonly actor: Actor }, id: number): number {
  if (actor.kind !== 'account' || actor.accountId !== id) throw new Refusal('NOT_FOUND')
  return id
}
