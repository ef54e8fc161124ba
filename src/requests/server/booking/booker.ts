import { accountIdOf, type CustomerType } from '#accounts/who.ts'
import type { Call } from '#context.ts'

/** Whose booking it is, and who holds the pen. */
export type Booker = {
  /** Null: without an account. */
  readonly accountId: number | null
  readonly customerType: CustomerType | null
  /** The employee who read the texts out on the telephone and wrote down what the customer said; null: the customers book by themselves. */
  readonly readBy: number | null
}

export const bookerByOwnHand = ({ actor }: Pick<Call, 'actor'>): Booker => ({
  accountId: accountIdOf(actor),
  customerType: actor.kind === 'account' ? actor.customerType : null,
  readBy: null,
})
