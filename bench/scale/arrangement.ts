import pg from 'pg'
import type { Connection } from '#base/server/db/database.ts'
import { makeDatabase, urlOfDatabase } from '#base/server/db/side-database.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { createVictim, freePort } from '#testing/crash/server.ts'
import { startNginx } from '#testing/scale/nginx.ts'
import { type PoolMode, startPgBouncer } from '#testing/scale/pgbouncer.ts'
import { parentOf } from '../cpu.ts'

/** What stands between a client and the database: so many web processes behind nginx, one worker, a pool before PostgreSQL or none. */
export type Arrangement = { readonly name: string; readonly webs: 1 | 2; readonly pool?: PoolMode }

export const arrangements: readonly Arrangement[] = [
  { name: 'one web and a worker', webs: 1 },
  { name: 'two web and a worker', webs: 2 },
  { name: 'two web and a worker, PgBouncer in session mode', webs: 2, pool: 'session' },
  { name: 'two web and a worker, PgBouncer in transaction mode', webs: 2, pool: 'transaction' },
]

/** The database that all arrangements share, one after the other. */
export async function startDatabase(folder: string) {
  const postgres = await startEmbeddedPostgres(folder)
  const connection: Connection = postgres.connection('portal')
  await makeDatabase(connection, 'portal')
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (!('host' in connection)) throw new Error('The embedded database has no socket')
  return { folder, postgres, client, sockets: connection.host, url: urlOfDatabase(connection, 'portal'), pid: parentOf(rows[0]?.pid ?? 0) }
}

type Database = Awaited<ReturnType<typeof startDatabase>>

/** @returns where it is called, and the processes of each of its parts */
export async function startArrangement({ webs, pool }: Arrangement, { folder, url, sockets, pid }: Database) {
  const bouncer = pool ? await startPgBouncer(`${folder}-pgbouncer`, sockets, pool) : null
  const settings = {
    DATABASE_URL: bouncer?.databaseUrl ?? url,
    ...(pool === 'transaction' ? { DATABASE_DIRECT_URL: url, DATABASE_PREPARED_STATEMENTS: 'off' } : {}),
    TRUST_PROXY: '1',
  }
  const ports = await Promise.all(Array.from({ length: webs }, freePort))
  const processes = ports.map((port) => createVictim(folder, port, { ...settings, ROLE: 'web' }))
  const worker = createVictim(folder, await freePort(), { ...settings, ROLE: 'worker' })
  for (const process of [...processes, worker]) await process.start()
  const proxyPort = await freePort()
  const nginx = await startNginx(`${folder}-nginx`, proxyPort, ports)
  return {
    port: proxyPort,
    url: nginx.url,
    webUrls: processes.map((process) => process.url),
    pids: {
      web: processes.map((process) => process.pid()),
      worker: [worker.pid()],
      database: [pid],
      nginx: [nginx.pid],
      pgbouncer: bouncer ? [bouncer.pid] : [],
    },
    stop: async () => {
      await nginx.stop()
      for (const process of [...processes, worker]) await process.stop()
      await bouncer?.stop()
    },
  }
}
