import { createVictim, freePort } from '#testing/crash/server.ts'
import { startSharedDatabase } from '#testing/scale/database.ts'
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
  const database = await startSharedDatabase(folder)
  const { rows } = await database.client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { ...database, folder, pid: parentOf(rows[0]?.pid ?? 0) }
}

type Database = Awaited<ReturnType<typeof startDatabase>>

/** @returns where it is called, and the processes of each of its parts */
export async function startArrangement({ webs, pool }: Arrangement, database: Database) {
  const { folder, url, pid } = database
  const bouncer = pool ? await startPgBouncer(`${folder}-pgbouncer`, database, pool) : null
  const settings = { TRUST_PROXY: '1', DATABASE_URL: url, ...bouncer?.settings }
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
