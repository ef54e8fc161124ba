import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

/**
 * Connects once to the database of a setting, so that one that cannot be used is told as what it is.
 * @throws CannotStart with one sentence that names host, user and database, never the password
 */
export async function requireDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = clientOf(url, setting)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new CannotStart(`${setting}: ${reasonOf(error, client)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientOf(connectionString: string, setting: string): pg.Client {
  const isUrl = /^postgres(ql)?:\/\//.test(connectionString)
  try {
    if (isUrl) return new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  } catch {
    // Told below, without the error: it repeats the address and with it the password.
  }
  throw new CannotStart(`${setting} cannot be read; it looks like postgres://user:password@host:5432/database`)
}

type Target = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>

function reasonOf(error: unknown, { host, port, user, database }: Target): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const where = host.startsWith('/') ? host : `${host}:${port}`
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `no PostgreSQL listens at ${where}`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host named ${host}`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} does not let the user ${user} in; look at user, password and pg_hba.conf`
    case '3D000':
      return `PostgreSQL at ${where} has no database named ${database}; create it first`
    default:
      return `cannot connect to PostgreSQL at ${where}: ${message.replaceAll('\n', ' ')}`
  }
}
