import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { createPortal } from '../src/app/portal.ts'
import { start } from './people.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseHost: string
  }
}

export const templateName = 'template_portal'

export const urlOf = (host: string, database: string) => `postgres://portal@localhost/${database}?host=${encodeURIComponent(host)}`

/** One PostgreSQL for the whole run, without fsync, holding one migrated and seeded template that every test file copies. */
export default async function setUpDatabase(project: TestProject) {
  const folder = await temporaryFolder('test', { mayBeInMemory: true })
  const postgres = await startEmbeddedPostgres(folder, { durable: false })
  const connection = postgres.connection('postgres')
  if (!('host' in connection)) throw new Error('The embedded database has no socket')
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: urlOf(connection.host, templateName), DATA_DIR: folder, ROLE: 'web' })
  const built = createPortal(env, createLog('error'), () => dayBefore).then((portal) => portal.stop())
  // Vitest calls no end of a set-up that failed.
  await built
    .then(() => setDefaultsBeforeStart(postgres.connection(templateName)))
    .catch(async (error) => {
      await admin.end()
      await postgres.stop()
      throw error
    })
  await admin.end()
  project.provide('databaseHost', connection.host)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** When the template is seeded. By the clock of the machine its rows would become newer than the tests' as days go by. */
const dayBefore = start.subtract({ hours: 24 })

/**
 * Columns that fill themselves with the database's time tell a moment of the day before the tests' clock starts, in the template's rows too:
 * a row is never newer than the portal's clock, on whichever day the tests run, and of two rows the later one is still the later one.
 */
async function setDefaultsBeforeStart(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  await client
    .query(`create function day_before_start() returns timestamptz stable language sql as
      $$ select timestamptz '${dayBefore}' + (now() - date_trunc('day', now())) $$;
    set session_replication_role = replica;
    do $$ declare one record; begin
      for one in select table_name, column_name from information_schema.columns where table_schema = 'public' and column_default = 'now()' loop
        execute format('alter table %I alter column %I set default day_before_start()', one.table_name, one.column_name);
        execute format('update %I set %I = day_before_start()', one.table_name, one.column_name);
      end loop;
    end $$;`)
    .finally(() => client.end())
}
