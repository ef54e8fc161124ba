import { chown, cp, lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findPlace, type Place, run, runOrThrow } from '#embedded-postgres/embedded-place.ts'
import { urlOf } from './database.ts'

const backedUp = new Set(['postmaster.pid', 'postmaster.opts', 'server.log'])

/** What a running server writes, as `pg_basebackup` would take it: the label and the log of changes come from the server itself. */
async function copyOf(primary: Place, standby: Place): Promise<void> {
  const admin = new pg.Client({ host: primary.sockets, user: 'portal', database: 'postgres' })
  await admin.connect()
  await admin.query(`select pg_backup_start('standby', true)`)
  const ofLog = path.join(primary.data, 'pg_wal')
  await cp(primary.data, standby.data, {
    recursive: true,
    filter: (file) => !backedUp.has(path.basename(file)) && !file.startsWith(`${ofLog}${path.sep}`),
  })
  const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await admin.end()
  await mkdir(path.join(standby.data, 'pg_wal'), { recursive: true })
  await writeFile(path.join(standby.data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(path.join(standby.data, 'standby.signal'), '')
  await writeFile(path.join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${primary.sockets} user=portal'\n`)
}

async function giveTo(folder: string, { runAs }: Place): Promise<void> {
  if (!runAs) return
  await chown(folder, runAs.uid, runAs.gid)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await lchown(path.join(entry.parentPath, entry.name), runAs.uid, runAs.gid)
}

/**
 * A streaming standby of the embedded server of `primaryDir`, in `folder`. It is not there before `start`.
 * @returns `urlOf`: where a database of it is read, there or not
 */
export async function standbyOf(primaryDir: string, folder: string) {
  const primary = await findPlace(primaryDir)
  const place = await findPlace(folder)
  const settings = `-c listen_addresses= -c unix_socket_directories='${place.sockets}' -c shared_buffers=32MB -c max_connections=100 -c fsync=off`
  const stop = () => run(place, 'pg_ctl', ['stop', '-m', 'immediate', '-D', place.data])
  return {
    urlOf: (database: string) => urlOf(place.sockets, database),
    start: async () => {
      await copyOf(primary, place)
      await giveTo(place.data, place)
      await runOrThrow(place, 'pg_ctl', ['start', '-w', '-D', place.data, '-l', path.join(place.data, 'server.log'), '-o', settings])
    },
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
