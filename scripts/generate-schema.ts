// Writes db/schema.ts, the table types of a freshly migrated database; with --verify only checks that it is up to date.
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '#base/server/db/database.ts'
import { migrate } from '#base/server/db/migrate.ts'
import { makeDatabase } from '#base/server/db/side-database.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const root = path.join(import.meta.dirname, '..')
const folder = await temporaryFolder('schema', { mayBeInMemory: true })
const postgres = await startEmbeddedPostgres(folder, { durable: false })
try {
  const connection = postgres.connection('portal')
  if (!('host' in connection)) throw new Error('The embedded database has no socket')
  await makeDatabase(connection, 'portal')
  const { db } = openDatabase(connection, { max: 2, onError: () => undefined })
  await migrate(db, { migrations: path.join(root, 'db/migrations'), seed: path.join(root, 'db/seed') })
  await db.destroy()
  const url = `postgres://portal@localhost/portal?host=${encodeURIComponent(connection.host)}`
  const verify = process.argv.includes('--verify') ? ['--verify'] : []
  const types = JSON.stringify({ timestamptz: 'Temporal.Instant', date: 'string', int8: 'number', bytea: 'Buffer' })
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect',
      'postgres',
      '--camel-case',
      '--url',
      url,
      '--out-file',
      path.join(root, 'db/schema.ts'),
      '--date-parser',
      'string',
      '--type-mapping',
      types,
      '--exclude-pattern',
      'jobs.*',
      '--exclude-pattern',
      'migrations',
      ...verify,
    ],
    { stdio: 'inherit' },
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
