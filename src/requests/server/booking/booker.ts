import type { CustomerType } from '#accounts/who.ts'
import type { Call } from '#context.ts'
import { Refusal } from '#errors.ts'

/** Whose booking it is, and who holds the pen. */
export type Booker = {
  /** Null: without an account. */
  readonly accountId: number | null
  readonly customerType: CustomerType | null
  /** The employee who read the texts out on the telephone and wrote down what the customer said; null: the customers book by themselves. */
  readonly readBy: number | null
  /** Whoever served the customer at the counter of a store and has their signature (decision 92); left out: there was no counter. */
  readonly counterBy?: number
}

/** @throws Refusal UNAUTHORISED for whoever only looks after their company's requests (decision 68) */
export function bookerByOwnHand({ actor }: Pick<Call, 'actor'>): Booker {
  if (actor.kind !== 'account') return { accountId: null, customerType: null, readBy: null }
  if (actor.company?.role === 'viewer') throw new Refusal('UNAUTHORISED')
  return { accountId: actor.accountId, customerType: actor.customerType, readBy: null }
}
