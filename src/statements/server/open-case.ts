import type { Reaction } from '#context.ts'
import { daysToSettle } from '../statement.ts'
import { openCase } from './case-store.ts'

/** What was received gets a state, and a place on the request it is about. */
export const openComplaint: Reaction<{ complaintId: number }> = {
  job: 'statements.openComplaint',
  run: ({ tx }, { complaintId }) => openCase(tx, 'complaint', complaintId, daysToSettle.complaint),
}

export const openWithdrawal: Reaction<{ withdrawalId: number }> = {
  job: 'statements.openWithdrawal',
  run: ({ tx }, { withdrawalId }) => openCase(tx, 'withdrawal', withdrawalId, daysToSettle.withdrawal),
}
