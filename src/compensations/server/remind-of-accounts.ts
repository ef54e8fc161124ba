import type { TransactionContext } from '#context.ts'
import { remindAfterDays } from '../compensation.ts'
import { markReminded } from './compensation-store.ts'

/** Whoever has not said where the compensation is to be paid is asked again, twice; the mark and the email's job are written together. */
export async function remindOfAccounts({ tx, now, announce }: TransactionContext): Promise<void> {
  for (const [reminded, days] of remindAfterDays.entries()) {
    for (const requestId of await markReminded(tx, { reminded, decidedBefore: now.subtract({ hours: 24 * days }) }))
      await announce('compensationAccountMissing', { requestId, reminder: reminded + 1 })
  }
}
