import type { Kysely } from 'kysely'
import { type Ends, inTransaction, type Trail, type Work } from '#base/server/db/work.ts'
import type { Jobs } from '#base/server/jobs/jobs.ts'
import type { DB } from '#db/schema.ts'
import type { Clock } from './portal-type.ts'

type Parts = Pick<Work<DB>, 'reads' | 'env' | 'files' | 'secrets' | 'reference' | 'sandbox' | 'sandboxes'> & {
  readonly clock: Clock
  /** Undefined until the queue is open: what is done before writes no job. */
  readonly jobs: () => Jobs<DB> | undefined
  readonly traceparent: () => string | undefined
}

/** Makes what a piece of work is given. @param now when it began, where that was before */
export type WorkWith = (tx: Kysely<DB>, trail: Trail, ends?: Ends<DB>, now?: Temporal.Instant) => Work<DB>

const notBegun = () => {
  throw new Error('Nothing can be undone or follow before the work has begun')
}
const endsOfNothing: Ends<DB> = { onRollback: notBegun, onCommit: notBegun }

export function createWorkWith({ clock, jobs, traceparent, ...given }: Parts): WorkWith {
  const workWith: WorkWith = (tx, { log, origin }, { onRollback, onCommit } = endsOfNothing, now = clock()) => ({
    ...given,
    tx,
    onRollback,
    onCommit,
    now,
    log,
    origin,
    enqueue: async (job, data, afterMinutes) => {
      const queue = jobs()
      if (!queue) throw new Error('The job queue is not running')
      await queue.send(tx, job, data, { ...origin, traceparent: traceparent() }, afterMinutes)
      if (!afterMinutes) onCommit(() => queue.wake(job))
    },
    transaction: (part) => inTransaction(tx, log, (own, ends) => part(workWith(own, { log, origin }, ends, now))),
  })
  return workWith
}
