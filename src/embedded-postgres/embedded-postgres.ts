import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withLock } from '../base/server/file-lock.ts'
import type { Log } from '../base/server/log.ts'
import { exists, findPlace, type Place, run, runOrThrow } from './embedded-place.ts'
import { dropStalePid, killOrphans } from './embedded-processes.ts'
import { superviseServer } from './embedded-supervision.ts'
import type { SocketConnection } from './socket-connection.ts'

export type EmbeddedPostgres = {
  connection: (database: string) => SocketConnection
  /** One plain line for the start-up message. */
  description: string
  stop: () => Promise<void>
}

/**
 * Starts, or joins, a real PostgreSQL under `dataDir`, from the binaries of the npm package. It listens on a Unix socket
 * only. A server that outlived a killed portal is adopted; two portals on one folder share it. Until it is stopped it is
 * supervised: a server that dies is started again.
 * PostgreSQL refuses to run as root, so under root it runs as the user nobody, and where that user cannot reach the
 * checkout (below /root, say) its binaries and data are kept under /var/lib/mobilfutar.
 *
 * We drive the package's own initdb and pg_ctl rather than its wrapper: the wrapper fails on a stale postmaster.pid.
 * @param options.durable false only for tests: no fsync, and no log that a standby could follow, which halves the copying of a database
 * @param options.log where a death and a new start of the server are written
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true, log }: { durable?: boolean; log?: Log } = {},
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('The embedded database runs on Linux and macOS; set DATABASE_URL on Windows')
  const place = await findPlace(dataDir)
  const locked = <T>(work: () => Promise<T>) => withLock(`${place.data}.lock`, work)
  const startUnlessRunning = async () => {
    await initialise(place)
    if (!(await isRunning(place))) await start(place, durable)
  }
  await locked(startUnlessRunning)
  const connection = (database: string) => ({ host: place.sockets, user: 'portal', database })
  const supervision = await superviseServer(connection('postgres'), { revive: () => locked(startUnlessRunning), log }).catch(async (error) => {
    await stopEmbeddedPostgres(place)
    throw error
  })
  return {
    connection,
    description: `embedded PostgreSQL in ${place.data}${place.data.startsWith(dataDir) ? '' : ', which is deleted by "npm run reset", not with DATA_DIR'}`,
    stop: async () => {
      await supervision.end()
      await stopEmbeddedPostgres(place)
    },
  }
}

async function initialise(place: Place) {
  if (await exists(path.join(place.data, 'PG_VERSION'))) return
  // The socket folder is closed to everybody else, so whoever can connect is the portal.
  await runOrThrow(place, 'initdb', [
    '-D',
    place.data,
    '-U',
    'portal',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
}

const isRunning = async (place: Place) => {
  await dropStalePid(place)
  return (await run(place, 'pg_ctl', ['status', '-D', place.data])).code === 0
}

/** For tests, of which each has a portal of its own. */
const notDurable = [
  '-c max_connections=300',
  ...['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'],
  ...['-c wal_level=minimal', '-c max_wal_senders=0', '-c wal_init_zero=off'],
]

async function start(place: Place, durable: boolean) {
  const settings = [
    `-c listen_addresses=`,
    `-c unix_socket_directories='${place.sockets}'`,
    '-c unix_socket_permissions=0700',
    '-c max_connections=100',
    '-c shared_buffers=256MB',
    '-c random_page_cost=1.1',
    ...(durable ? [] : notDurable),
  ]
  const log = path.join(place.data, 'server.log')
  await killOrphans(place)
  await runOrThrow(place, 'pg_ctl', ['start', '-w', '-t', '60', '-D', place.data, '-l', log, '-o', settings.join(' ')])
}

/** Turns the server off unless somebody else uses it: the last portal on a folder does. @returns whether it is off */
export const stopEmbeddedPostgres = (place: Place) =>
  withLock(`${place.data}.lock`, async () => {
    if (!(await isRunning(place))) return true
    if (await staysUsed({ host: place.sockets, user: 'portal', database: 'postgres' })) return false
    await runOrThrow(place, 'pg_ctl', ['stop', '-m', 'fast', '-D', place.data])
    return true
  })

/** Milliseconds in which a connection that was ended may still be seen: a pool is ended before the server knows of it. */
const endingTakes = 2000
const betweenLooks = 50

async function staysUsed(connection: SocketConnection): Promise<boolean> {
  for (const until = Date.now() + endingTakes; Date.now() < until; await wait(betweenLooks)) if (!(await isUsed(connection))) return false
  return true
}

async function isUsed(connection: SocketConnection): Promise<boolean> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    const { rowCount } = await client.query(`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`)
    return rowCount !== 0
  } catch (error) {
    const tooManyConnections = '53300'
    return error instanceof pg.DatabaseError && error.code === tooManyConnections
  } finally {
    await client.end().catch(() => undefined)
  }
}
