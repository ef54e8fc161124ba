import type { Actor } from '#accounts/who.ts'

/** Who did something to a request, as its history tells: its customer, or an employee on the customer's behalf. */
export function authorOf(actor: Actor, { accountId }: { accountId: number | null }): { byKind: 'customer' | 'staff'; byAccountId: number | null } {
  if (actor.kind !== 'account') return { byKind: 'customer', byAccountId: null }
  const onBehalf = actor.customerType === 'EMPLOYEE' && actor.accountId !== accountId
  return { byKind: onBehalf ? 'staff' : 'customer', byAccountId: actor.accountId }
}
