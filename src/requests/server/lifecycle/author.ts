import { type Actor, keyNoteOf } from '#accounts/who.ts'

/** Who did something to a request, as its history tells: its customer, or an employee on the customer's behalf. */
export function authorOf(actor: Actor, { accountId }: { accountId: number | null }): { byKind: 'customer' | 'staff'; byAccountId: number | null } {
  if (actor.kind !== 'account') return { byKind: 'customer', byAccountId: null }
  const onBehalf = actor.customerType === 'EMPLOYEE' && actor.accountId !== accountId
  return { byKind: onBehalf ? 'staff' : 'customer', byAccountId: actor.accountId }
}

/** The note of a row of the history: with which API key somebody came, if with one, and what else there is to say. */
export const noteBy = (actor: Actor, ...parts: readonly string[]): string => [keyNoteOf(actor), ...parts].filter(Boolean).join(': ')
