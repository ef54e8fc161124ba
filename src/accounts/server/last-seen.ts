import type { Kysely } from 'kysely'
import type { Log } from '#base/server/log.ts'
import type { DB } from '#db/schema.ts'
import { type SeenSessions, touchSessions } from './session-store.ts'

export type LastSeen = SeenSessions & {
  /** Writes down what was noted, and stops doing so by itself. */
  close: () => Promise<void>
}

/** A crash loses this much of when a session was last used, and other processes learn it this late; an idle session lives half an hour and more. */
const secondsBetween = 10

/** Use, of sessions or of whatever `store` writes, is noted in memory and written by the clock, outside of the calls: a read writes nothing, and a session that is used a lot is written once. */
export function createLastSeen(db: Kysely<DB>, log: Log, store: typeof touchSessions = touchSessions): LastSeen {
  const noted = new Map<number, Temporal.Instant>()
  let writing = Promise.resolve()
  const write = async () => {
    const seen = [...noted]
    if (seen.length === 0) return
    await store(db, seen)
    // What was noted meanwhile stays to be written.
    for (const [id, at] of seen) if (noted.get(id) === at) noted.delete(id)
  }
  const flush = () => {
    writing = writing
      .then(write)
      .catch((err: unknown) => log.warn({ err }, 'when sessions or keys were last used could not be written, it is tried again'))
    return writing
  }
  const timer = setInterval(flush, secondsBetween * 1000)
  timer.unref()
  return {
    note: (sessionId, now) => void noted.set(sessionId, now),
    of: (sessionId) => noted.get(sessionId),
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
