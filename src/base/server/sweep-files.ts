import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Work } from './work.ts'

/**
 * Removes what a crash may leave: half uploads older than an hour, and stored files older than a day that no row knows.
 * A row whose file is gone is logged as an error: that must never be. No transaction: a large store takes minutes to list.
 */
export async function sweepFiles<DB>({ tx, env, files, log, now }: Pick<Work<DB>, 'tx' | 'env' | 'files' | 'log' | 'now'>): Promise<void> {
  const incoming = path.join(env.DATA_DIR, 'incoming')
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = path.join(incoming, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (now.epochMilliseconds - mtimeMs > 3_600_000) await rm(file, { force: true })
  }
  const { rows } = await sql<{ key: string }>`select key from stored_files`.execute(tx)
  const known = new Set(rows.map(({ key }) => key))
  let removed = 0
  for await (const { key, changedAt } of files.list()) {
    if (known.delete(key)) continue
    if (now.since(changedAt).total('hours') <= 24) continue
    await files.remove(key)
    removed += 1
  }
  // A file is there before its row, and the rows were read before the files: what is left has a row and no file.
  if (removed > 0) log.info({ removed }, 'removed files without a row')
  if (known.size > 0) log.error({ missing: known.size }, 'rows of stored_files without a file')
}
