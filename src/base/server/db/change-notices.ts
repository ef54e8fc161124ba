import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'
import { changeChannel } from './change-hearing.ts'

/**
 * Says to every process what the transactions of this one have changed, after their COMMIT. What is said may be lost with the process, in the moment
 * between: so one that starts says `anything` (`change-hearing.ts`). It holds no lock while anything is written to the disk, and what comes while one
 * statement is on its way leaves with the next.
 */
export type ChangeNotices = {
  readonly tell: (messages: readonly string[]) => void
  /** Waits until all that was given to `tell` is said. */
  readonly settled: () => Promise<void>
}

/** @param db where it is said; asked for at the first change, because whoever opens the database needs this before */
export function createChangeNotices<DB>(db: () => Kysely<DB>, log: Log): ChangeNotices {
  const waiting = new Set<string>()
  let saying: Promise<void> | undefined
  const sayAll = async () => {
    while (waiting.size > 0) {
      const messages = [...waiting]
      waiting.clear()
      // Without its database nobody hears anything; whoever hears again reads everything anew.
      await sql`select pg_notify(${changeChannel}, message) from unnest(${messages}::text[]) as message`
        .execute(db())
        .catch((err: unknown) => log.warn({ err }, 'changes were told to nobody'))
    }
    saying = undefined
  }
  return {
    tell: (messages) => {
      for (const message of messages) waiting.add(message)
      if (waiting.size > 0) saying ??= sayAll()
    },
    settled: async () => saying,
  }
}
