import { isEmployee } from '#accounts/who.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { takeBackDays } from '../compensation.ts'
import { type Compensation, knownAccountsOf } from './compensation-store.ts'

/** @throws Refusal COMPENSATION_MOVED_ON when the compensation is another one than was on the screen */
export function requireSeen(compensation: Compensation, version: number): void {
  if (compensation.version !== version) throw new Refusal('COMPENSATION_MOVED_ON')
}

/** The account is erased a month after it was paid to, and without it there is nothing to go on with. */
export const mayTakeBack = ({ paidAt, account }: Pick<Compensation, 'paidAt' | 'account'>, now: Temporal.Instant): boolean =>
  paidAt !== null && account !== '' && Temporal.Instant.compare(now, paidAt.add({ hours: 24 * takeBackDays })) <= 0

/** The account of a request is known to whoever follows it, that of a person to themselves and to employees. */
export async function knownAccount(ctx: Pick<ReadContext, 'tx'> & Pick<Call, 'actor'>, compensation: Compensation): Promise<string | null> {
  const { ofRequest, ofAccount } = await knownAccountsOf(ctx.tx, compensation.requestId)
  const isOwner = ctx.actor.kind === 'account' && ctx.actor.accountId === compensation.accountId
  return ofRequest ?? (isOwner || isEmployee(ctx.actor) ? ofAccount : null)
}
