import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './embedded-place.ts'

/**
 * Removes a `postmaster.pid` whose process is dead but not yet collected by its parent, or is another program that was given the same
 * process id (a restarted container): `pg_ctl` would take either for a running server. Only what Linux says for certain counts.
 * The caller holds the lock of the folder.
 */
export async function dropStalePid({ data }: Place): Promise<void> {
  const file = path.join(data, 'postmaster.pid')
  const [pid = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const status = await readFile(`/proc/${Number(pid)}/status`, 'utf8').catch(() => null)
  if (!pid || status === null) return
  const isPostgres = /^Name:\s+postgres$/m.test(status)
  const isDead = /^State:\s+[ZX]/m.test(status)
  if (isDead || !isPostgres) await rm(file, { force: true })
}

const killThoseIn = `for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  found=
  for process in /proc/[0-9]*; do
    if [ "$(readlink "$process/cwd" 2>/dev/null)" = "$1" ]; then found=yes; kill -KILL "\${process#/proc/}"; fi
  done
  [ -z "$found" ] && exit
  sleep 0.1
done`

/**
 * Ends what a killed server left behind. A child that computes does not notice that its postmaster is dead, holds the shared memory,
 * and a new server does not start beside it. The children work in the data folder and belong to the user of the server, so they are
 * searched for as that user, and waited for until they are gone. Linux only; elsewhere they end with their statement.
 * The caller holds the lock of the folder and knows that no server runs on it.
 */
export async function killOrphans({ data, runAs }: Place): Promise<void> {
  if (process.platform !== 'linux') return
  await promisify(execFile)('/bin/sh', ['-c', killThoseIn, 'sh', data], { ...runAs, cwd: '/' }).catch(() => undefined)
}
