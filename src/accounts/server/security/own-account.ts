import type { Call } from '#context.ts'
import { Refusal } from '#errors.ts'

/** Whoever is logged in, where the account in the address is theirs. @throws Refusal NOT_FOUND for every other, there or not */
export function requireOwnAccount({ actor }: Pick<Call, 'actor'>, id: number) {
  if (actor.kind !== 'account' || actor.accountId !== id) throw new Refusal('NOT_FOUND')
  return actor
}
