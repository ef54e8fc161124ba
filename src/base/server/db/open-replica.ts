import type { Kysely, Logger } from 'kysely'
import type { Log } from '../log.ts'
import { AnswerWatch } from './answer-watch.ts'
import { openDatabase, settingsOf } from './database.ts'
import { Replica } from './replica.ts'
import { openSharedReads } from './shared-reads.ts'

/** So long the replica may take to answer which position it has replayed, in milliseconds. */
const probeTime = 2_000

type Options<DB> = {
  /** Its reads. */
  readonly primary: Kysely<DB>
  /** As for the primary: `DATABASE_POOL`, `DATABASE_READS` and `DATABASE_PREPARED_STATEMENTS`. */
  readonly max: number
  readonly reads: number
  readonly preparedStatements: boolean
  readonly log: Log
  readonly onQuery: Logger | undefined
}

/** Opens a standby of the database. That it is away is no error: it is used once it is there. */
export function openReplica<DB>(url: string, { primary, max, reads, log, ...options }: Options<DB>) {
  const connection = { connectionString: url }
  const answers = new AnswerWatch(settingsOf(connection), log.child({ database: 'replica' }))
  answers.start()
  // What is wrong with it is told once, by whoever looks at it.
  const settings = { ...options, answers, onError: () => undefined }
  const { db: pooled } = openDatabase<DB>(connection, { ...settings, max })
  const shared = reads === 0 ? pooled : openSharedReads<DB>(pooled, connection, { ...settings, max: reads })
  const { db: probe } = openDatabase<DB>(connection, { ...settings, max: 1, givesUpAfter: probeTime })
  const replica = new Replica<DB>({ primary, replica: Object.assign(shared, { primary }), probe, log })
  return {
    replica,
    close: async () => {
      replica.stop()
      await probe.destroy()
      if (shared !== pooled) await shared.destroy()
      await pooled.destroy()
      answers.stop()
    },
  }
}
