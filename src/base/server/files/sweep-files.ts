import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { OutsideWork } from '../db/work.ts'
import { type Files, fileFolders } from './files.ts'

/**
 * Removes what a crash may leave: half uploads older than an hour, and stored files older than a day that no row knows.
 * A row whose file is gone is logged as an error: that must never be. No transaction: a large store takes
 * minutes to list. It goes folder by folder, so that a page of the store and of the table is held at a time.
 */
export async function sweepFiles<DB>({ tx, env, files, log, now }: Pick<OutsideWork<DB>, 'tx' | 'env' | 'files' | 'log' | 'now'>): Promise<void> {
  const incoming = path.join(env.DATA_DIR, 'incoming')
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (now.epochMilliseconds - mtimeMs > 3_600_000) await rm(file, { force: true })
  }
  let removed = 0
  let missing = 0
  for (const folder of fileFolders) {
    // A file is there before its row, and the rows are read before the files: what is left has a row and no file.
    const { rows } = await sql<{ key: string }>`select key from stored_files where key like ${`${folder}/%`}`.execute(tx)
    const known = new Set(rows.map(({ key }) => key))
    const unknown = (await files.list(folder)).filter((key) => !known.delete(key))
    for (const key of unknown) if (await removeWhenOld(files, key, now)) removed += 1
    missing += known.size
  }
  if (removed > 0) log.info({ removed }, 'removed files without a row')
  if (missing > 0) log.error({ missing }, 'rows of stored_files without a file')
}

/** The row of a file that came within the last day may still be on its way. */
async function removeWhenOld(files: Files, key: string, now: Temporal.Instant): Promise<boolean> {
  const changedAt = await files.changedAt(key)
  if (changedAt === null || now.since(changedAt).total('hours') <= 24) return false
  await files.remove(key)
  return true
}
