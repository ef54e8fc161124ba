import { requireProof } from '#accounts/server/security/prove-identity.ts'
import { requireChanger, requireKeeper } from '#companies/server/require-company.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'

/** Narrows whoever looks to the administrators of the company. @throws Refusal NOT_FOUND, UNAUTHORISED */
export const requireAdministrator = (ctx: Pick<Call, 'actor'>, companyId: number): void => requireKeeper(ctx, companyId)

/**
 * Whoever is given a secret can act for the company from outside and for long: an administrator, who has just proved to be the owner of
 * their account (decision 35).
 * @returns their account
 * @throws Refusal NOT_FOUND, UNAUTHORISED, PROOF_NEEDED
 */
export async function requireProvedAdministrator(ctx: TransactionContext & Call, companyId: number): Promise<number> {
  const accountId = await requireChanger(ctx, companyId)
  if (ctx.actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  await requireProof(ctx, ctx.actor.sessionId)
  return accountId
}
