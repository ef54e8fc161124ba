import path from 'node:path'
import type { Kysely, Logger } from 'kysely'
import { AnswerWatch } from '#base/server/db/answer-watch.ts'
import { type ChangeNotices, createChangeNotices } from '#base/server/db/change-notices.ts'
import { type Connection, openDatabase, settingsOf } from '#base/server/db/database.ts'
import { migrate } from '#base/server/db/migrate.ts'
import { openReplica } from '#base/server/db/open-replica.ts'
import { requireDatabase } from '#base/server/db/require-database.ts'
import { openSharedReads } from '#base/server/db/shared-reads.ts'
import { makeDatabase } from '#base/server/db/side-database.ts'
import type { Env } from '#base/server/env.ts'
import type { Log } from '#base/server/log.ts'
import type { DB } from '#db/schema.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'

const root = path.join(import.meta.dirname, '../..')
const folders = { migrations: path.join(root, 'db/migrations'), seed: path.join(root, 'db/seed') }

/**
 * Opens the database of the settings, brought up to date: one of your own, or the embedded one, which is started or joined. When that
 * fails nothing stays open, and an embedded server that nobody else uses is stopped.
 * @returns beside it `connection`, where sessions are kept: jobs, what is heard, databases of sandboxes; `jobAnswers` watches it
 * @throws CannotStart when DATABASE_URL or DATABASE_DIRECT_URL cannot be used
 */
export async function openPortalDatabase(env: Env, log: Log, onQuery?: Logger) {
  await using opened = new AsyncDisposableStack()
  if (env.DATABASE_URL) await requireDatabase(env.DATABASE_URL)
  if (env.DATABASE_DIRECT_URL) await requireDatabase(env.DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL')
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres(env.DATA_DIR, { log })
  if (embedded) opened.defer(embedded.stop)
  const connection = embedded ? embedded.connection('portal') : { connectionString: env.DATABASE_URL ?? '' }
  if ('host' in connection) await makeDatabase(connection, 'portal')
  const preparedStatements = env.DATABASE_PREPARED_STATEMENTS === 'on'
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  const answers = new AnswerWatch(settingsOf(connection), log)
  opened.defer(async () => answers.stop())
  const settings = { preparedStatements, onError, onQuery, answers }
  const notices: ChangeNotices = createChangeNotices(() => reads, log)
  const { db, pool } = openDatabase<DB>(connection, { ...settings, max: env.DATABASE_POOL, onChanges: notices.tell })
  const reads: Kysely<DB> = env.DATABASE_READS === 0 ? db : openSharedReads<DB>(db, connection, { ...settings, max: env.DATABASE_READS })
  // What is held in memory is loaded over a connection of its own.
  const { db: referenceDb } = openDatabase<DB>(connection, { max: 1, preparedStatements, onError, answers })
  opened.defer(async () => {
    await referenceDb.destroy()
    if (reads !== db) await reads.destroy()
    await db.destroy()
    if (!pool.ended) await pool.end()
  })
  // Past a pool: what needs a session, or more time than a pool may give.
  const direct = env.DATABASE_DIRECT_URL ? { connectionString: env.DATABASE_DIRECT_URL } : connection
  const applied = await migrateOver(direct, env.DATABASE_DIRECT_URL ? null : db)
  if (applied.length > 0) log.info({ applied: applied.length }, 'database brought up to date')
  answers.start()
  // Where the queue goes past a pool, another way may be silent than that of calls.
  const jobAnswers = env.DATABASE_DIRECT_URL ? new AnswerWatch(settingsOf(direct), log) : answers
  if (jobAnswers !== answers) {
    jobAnswers.start()
    opened.defer(async () => jobAnswers.stop())
  }
  // Looked at from here on, so what it must have replayed holds the migrations.
  const opening = { primary: reads, max: env.DATABASE_POOL, reads: env.DATABASE_READS, preparedStatements, log, onQuery }
  const standby = env.DATABASE_REPLICA_URL && env.ROLE !== 'worker' ? openReplica<DB>(env.DATABASE_REPLICA_URL, opening) : null
  if (standby) opened.defer(standby.close)
  const all = opened.move()
  return {
    db,
    reads,
    notices,
    pool,
    connection: direct,
    referenceDb,
    jobAnswers,
    replica: standby?.replica,
    description: embedded?.description ?? `PostgreSQL at ${hostOf(env.DATABASE_URL)}`,
    close: () => all.disposeAsync(),
  }
}

/** @param db connections of it that are open already */
async function migrateOver(connection: Connection, db: Kysely<DB> | null): Promise<string[]> {
  if (db) return migrate(db, folders)
  const { db: own } = openDatabase<DB>(connection, { max: 1, onError: () => undefined })
  return migrate(own, folders).finally(() => own.destroy())
}

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : 'DATABASE_URL')
