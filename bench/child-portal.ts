import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '#base/server/db/database.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { parentOf } from './cpu.ts'
import { startMailServer } from './mail-server.ts'
import { portalArguments } from './portal-arguments.ts'

const root = path.join(import.meta.dirname, '..')

export type ChildPortal = {
  port: number
  database: pg.Client
  connection: Connection
  pid: number
  /** All processes of PostgreSQL are its children. */
  postgresPid: number
  /** The most memory the portal's process held while the work ran, in MB; the database's own processes are not counted. */
  memoryDuring: <T>(work: () => Promise<T>) => Promise<{ result: T; maxMB: number }>
  stop: () => Promise<void>
}

type Options = {
  /** A folder whose data stays; undefined: a fresh one, deleted at the end. */
  readonly data?: string | undefined
  /** Where the process leaves its profile at its end; undefined: none is taken. */
  readonly profile?: string | undefined
  /** It answers only, and leaves what follows undone. */
  readonly withoutJobs?: boolean
}

/** The portal as `npm start` starts it, with a mail server on loopback: a process of its own, the embedded PostgreSQL with fsync. */
export async function startChildPortal(port: number, { data, profile, withoutJobs = false }: Options = {}): Promise<ChildPortal> {
  const folder = data ?? (await temporaryFolder('bench'))
  const mail = await startMailServer()
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const portal = spawn(process.execPath, [...profiling, ...portalArguments], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SMTP_URL: mail.url,
      PUBLIC_URL: `http://localhost:${port}`,
      ...(withoutJobs ? { ROLE: 'web' } : {}),
    },
  })
  await untilReady(portal, port).catch((error) => {
    portal.kill('SIGKILL')
    throw error
  })
  const postgres = await startEmbeddedPostgres(folder)
  const connection = postgres.connection('portal')
  const database = new pg.Client(connection)
  await database.connect()
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    port,
    pid: portal.pid ?? 0,
    postgresPid: parentOf(rows[0]?.pid ?? 0),
    database,
    connection,
    async memoryDuring(work) {
      let maxMB = 0
      const look = () => {
        maxMB = Math.max(maxMB, residentMB(portal))
      }
      const timer = setInterval(look, 200)
      const result = await work().finally(() => clearInterval(timer))
      look()
      return { result, maxMB }
    },
    async stop() {
      await database.end()
      portal.kill('SIGTERM')
      await new Promise((resolve) => (portal.exitCode === null ? portal.once('exit', resolve) : resolve(null)))
      await postgres.stop()
      await mail.stop()
      if (data === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the portal is open. It may have to build the pages first, beside whatever else the machine does: ten minutes at most.
 * @param every milliseconds between two questions
 */
export async function untilReady(portal: ChildProcess, port: number, every = 500): Promise<void> {
  for (let tries = 0; tries < 600_000 / every; tries++) {
    if (portal.exitCode !== null) throw new Error('The portal did not start')
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(every)
  }
  throw new Error('The portal did not open in ten minutes')
}

/** As Linux tells it; 0 elsewhere. */
function residentMB({ pid }: ChildProcess): number {
  try {
    const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kB) / 1024)
  } catch {
    return 0
  }
}
