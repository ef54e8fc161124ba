import type { Kysely } from 'kysely'
import type { ReferenceMemory } from '#base/server/db/reference-memory.ts'
import type { Http } from '#base/server/http/fastify.ts'
import type { OperationsServer } from '#base/server/operations/operations-server.ts'
import type { Sandboxes } from '#base/server/sandboxes.ts'
import type { DB } from '#db/schema.ts'

export type Portal = {
  http: Http
  db: Kysely<DB>
  operations: OperationsServer | null
  reference: ReferenceMemory<DB>
  sandboxes: Sandboxes | null
  /** Waits until every change that this process committed is heard by it. @returns whether it was, within five seconds */
  settled: () => Promise<boolean>
  descriptions: readonly string[]
  /** Asks whoever sends calls to send them elsewhere; they are answered until `stop`. */
  leave: () => void
  stop: () => Promise<void>
}
export type Clock = () => Temporal.Instant
