import type { TransactionContext } from '#context.ts'
import { gatherPromiseCounts } from './promise-weeks-store.ts'

/** Every night: what was counted of each day one by one becomes few rows, so that a year is summed up at once. */
export const gatherPromises = ({ tx }: TransactionContext): Promise<void> => gatherPromiseCounts(tx)
