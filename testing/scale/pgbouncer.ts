import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { SharedDatabase } from './database.ts'

export type PoolMode = 'session' | 'transaction'

const port = 6432

/** In session mode every connection that two web processes and a worker may open (docs/operations.md, Sizes); in the other those that transactions run on. */
const poolSize: Readonly<Record<PoolMode, number>> = { session: 150, transaction: 20 }

/** As docs/operations.md says: it knows none of the settings that the portal begins its connections with. */
const configuration = (folder: string, sockets: string, mode: PoolMode) => `[databases]
portal = host=${sockets} dbname=portal user=portal
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize[mode]}
max_client_conn = 500
query_wait_timeout = 5
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options
log_connections = 0
log_disconnections = 0
logfile = ${folder}/pgbouncer.log
`

/**
 * PgBouncer between the portal and its database.
 * @param folder of its own, which the user nobody can reach
 * @returns `settings`: by which a portal reaches the database through it, and past it what needs a session (decision 131)
 */
export async function startPgBouncer(folder: string, { sockets, url }: SharedDatabase, mode: PoolMode) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o777)
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(folder, sockets, mode))
  // It refuses to run as root, and who may enter the embedded server's socket is the user nobody.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...asNobody, file], { stdio: 'inherit' })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('pgbouncer could not be started (Debian: apt-get install pgbouncer)', { cause: error })
  })
  failed.catch(() => {})
  const databaseUrl = `postgres://portal@localhost:${port}/portal?host=${encodeURIComponent(folder)}`
  while (!(await Promise.race([failed, answers(databaseUrl)]))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended by itself: ${await readFile(path.join(folder, 'pgbouncer.log'), 'utf8')}`)
    await wait(50)
  }
  const past: Record<string, string> = mode === 'transaction' ? { DATABASE_DIRECT_URL: url, DATABASE_PREPARED_STATEMENTS: 'off' } : {}
  return {
    settings: { DATABASE_URL: databaseUrl, ...past },
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => undefined))
}
