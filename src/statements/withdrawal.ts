import type { StatementOutcome } from './statement.ts'

export const withdrawalStates = ['open', 'accepted'] as const
/** What a customer's withdrawal means for the work: it waits for its answer, or the device goes back as it is (decision 150). Null: nothing. */
export type Withdrawal = (typeof withdrawalStates)[number] | null

type Withdrawn = { readonly outcome: StatementOutcome | null; readonly isOfConsumer: boolean }

/**
 * Of the withdrawals about one request. Only consumers may withdraw (45/2014. Korm. r. 20. §), so nothing waits for the answer to a business; once one was
 * accepted all the same, it holds. One that was found not to hold means nothing.
 * What is to be prepared asks the same of many requests in one statement (`isWithdrawn` of `requests/server/preparation/preparation-store.ts`).
 */
export function withdrawalIn(all: readonly Withdrawn[]): Withdrawal {
  if (all.some(({ outcome }) => outcome === 'ACCEPTED')) return 'accepted'
  return all.some(({ outcome, isOfConsumer }) => outcome === null && isOfConsumer) ? 'open' : null
}
