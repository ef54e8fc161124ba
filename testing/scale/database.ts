import pg from 'pg'
import { makeDatabase, urlOfDatabase } from '#base/server/db/side-database.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'

/**
 * The embedded PostgreSQL with a database that several processes of a portal share.
 * @returns `sockets`: the folder of its socket; `url`: the database past any pool; `client`: a connection to it
 */
export async function startSharedDatabase(folder: string) {
  const postgres = await startEmbeddedPostgres(folder)
  const connection = postgres.connection('portal')
  if (!('host' in connection)) throw new Error('The embedded database has no socket')
  await makeDatabase(connection, 'portal')
  const client = new pg.Client(connection)
  await client.connect()
  return { postgres, client, sockets: connection.host, url: urlOfDatabase(connection, 'portal') }
}

export type SharedDatabase = Awaited<ReturnType<typeof startSharedDatabase>>
