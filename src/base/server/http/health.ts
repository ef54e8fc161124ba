import { type QueryExecutorProvider, sql } from 'kysely'
import type { Http } from './fastify.ts'

type Health = {
  readonly db: QueryExecutorProvider
  readonly version: string
  readonly isLeaving: () => boolean
  /** Whether files can be stored. */
  readonly storesFiles: () => boolean
}

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, and is not about to stop. That nothing can be stored is said, but does not
 * make it unready: whoever only reads is answered (decision 161).
 */
export function mountHealth(http: Http, { db, version, isLeaving, storesFiles }: Health) {
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 200, version }))
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const ready = database && !isLeaving()
    if (!ready) reply.header('Retry-After', '5')
    return reply.status(ready ? 200 : 503).send({ status: ready ? 200 : 503, database, storesFiles: storesFiles() })
  })
}
