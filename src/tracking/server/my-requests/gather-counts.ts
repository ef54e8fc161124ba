import type { TransactionContext } from '#context.ts'
import { gatherRequestCounts } from './my-requests-store.ts'

/** Every night: what was noted of an account one by one becomes one row, so that its list reads a few rows whatever has happened. */
export const gatherCounts = ({ tx }: TransactionContext): Promise<void> => gatherRequestCounts(tx)
