import path from 'node:path'
import { openDatabase } from '#base/server/database.ts'
import { ensureDatabase, startEmbeddedPostgres } from '#base/server/embedded-postgres.ts'
import type { Env } from '#base/server/env.ts'
import type { Log } from '#base/server/log.ts'
import { migrate } from '#base/server/migrate.ts'
import type { DB } from '#db/schema.ts'

const root = path.join(import.meta.dirname, '..')
const folders = { migrations: path.join(root, 'db/migrations'), seed: path.join(root, 'db/seed') }

/** Opens the database of the settings, brought up to date: one of your own, or the embedded one, which is started or joined. */
export async function openPortalDatabase(env: Env, log: Log) {
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres(env.DATA_DIR)
  const connection = embedded ? embedded.connection('portal') : { connectionString: env.DATABASE_URL ?? '' }
  if ('host' in connection) await ensureDatabase(connection, 'portal')
  const { db, pool } = openDatabase<DB>(connection, { max: env.DATABASE_POOL, onError: (err) => log.warn({ err }, 'database connection lost') })
  const applied = await migrate(db, folders)
  if (applied.length > 0) log.info({ applied: applied.length }, 'database brought up to date')
  return {
    db,
    connection,
    description: embedded?.description ?? `PostgreSQL at ${hostOf(env.DATABASE_URL)}`,
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
      await embedded?.stop()
    },
  }
}

const hostOf = (url: string | undefined) => (url ? new URL(url).host : '')
