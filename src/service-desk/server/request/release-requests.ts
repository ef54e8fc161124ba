import type { Reaction } from '#context.ts'
import { releaseRequestsOf } from './release-store.ts'

/** The note of the history, which `use-note-words.ts` says in words. */
export const releaseRequests: Reaction<{ accountId: number }> = {
  job: 'serviceDesk.releaseRequests',
  run: ({ tx, now }, { accountId }) => releaseRequestsOf(tx, accountId, now),
}
