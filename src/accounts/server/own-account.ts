import { Refusal } from '#errors.ts'
import type { Actor } from '../who.ts'

type Owner = Extract<Actor, { kind: 'account' }>

/** Whoever is logged in, where the account in the address is theirs. Somebody else's is not there (404), just as one that does not exist. */
export function requireOwner({ actor }: { readonly actor: Actor }, id: number): Owner {
  if (actor.kind !== 'account' || actor.accountId !== id) throw new Refusal('NOT_FOUND')
  return actor
}

/** @returns the id of one's own account, as above */
export const requireOwnAccount = (ctx: { readonly actor: Actor }, id: number): number => requireOwner(ctx, id).accountId
