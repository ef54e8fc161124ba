import pg from 'pg'
import type { Connection } from './database.ts'

/** The address of another database on the same server, as `DATABASE_URL` is written. */
export function urlOfDatabase(connection: Connection, name: string): string {
  if ('host' in connection) return `postgres://${connection.user}@localhost/${name}?host=${encodeURIComponent(connection.host)}`
  const url = new URL(connection.connectionString)
  url.pathname = `/${name}`
  return url.href
}

/** Makes a database that is not there yet; two processes may try at once. Its name must be harmless. */
export const makeDatabase = (connection: Connection, name: string) =>
  onServer(connection, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await admin.query(`create database ${admin.escapeIdentifier(name)}`).catch(ignoreExisting)
  })

/** Whoever still works in it is thrown out. */
export const dropDatabase = (connection: Connection, name: string) =>
  onServer(connection, async (admin) => {
    await admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`)
  })

async function onServer(connection: Connection, run: (admin: pg.Client) => Promise<void>) {
  const admin = new pg.Client(
    'host' in connection
      ? { ...connection, database: 'postgres' }
      : { connectionString: connection.connectionString, connectionTimeoutMillis: 5_000 },
  )
  admin.on('error', () => undefined)
  await admin.connect()
  await run(admin).finally(() => admin.end())
}

function ignoreExisting(error: { code?: string }) {
  const duplicateDatabase = '42P04'
  const uniqueViolation = '23505'
  if (error.code !== duplicateDatabase && error.code !== uniqueViolation) throw error
}
