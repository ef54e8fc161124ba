import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { requireDatabase } from './require-database.ts'

const socket = () => encodeURIComponent(inject('databaseHost'))
const refusalOf = (url: string) =>
  requireDatabase(url).then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  ['not a URL', () => 'localhost:5432/portal', 'DATABASE_URL cannot be read; it looks like postgres://user:password@host:5432/database'],
  ['a port that is none', () => 'postgres://portal:topsecret@localhost:port/portal', 'DATABASE_URL cannot be read'],
  ['nobody listens', () => 'postgres://portal:topsecret@127.0.0.1:1/portal', 'no PostgreSQL listens at 127.0.0.1:1'],
  ['no such host', () => 'postgres://portal:topsecret@no-such-host.invalid/portal', 'there is no host named no-such-host.invalid'],
  ['no such socket', () => 'postgres://portal@localhost/portal?host=%2Fno%2Fsuch', 'no PostgreSQL listens at /no/such'],
  ['no such user', () => `postgres://nobody:topsecret@localhost/postgres?host=${socket()}`, 'does not let the user nobody in'],
  ['no such database', () => `postgres://portal@localhost/nothing?host=${socket()}`, 'has no database named nothing; create it first'],
])('%s is told in one line without the password', async (_what, url, expected) => {
  const error = await refusalOf(url())
  expect(error).toBeInstanceOf(CannotStart)
  const { message } = error as CannotStart
  expect(message).toContain(expected)
  expect(message).not.toMatch(/\n|topsecret/)
})

test('a wrong password is told as one', async () => {
  // As PostgreSQL refuses it: one error message of the wire protocol.
  const body = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "portal"\0\0')
  const head = Buffer.from([0x45, 0, 0, 0, body.length + 4])
  const server = createServer((connection) => connection.once('data', () => connection.end(Buffer.concat([head, body])))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const error = await refusalOf(`postgres://portal:topsecret@127.0.0.1:${port}/portal`)
  server.close()
  expect(String(error)).toContain(`PostgreSQL at 127.0.0.1:${port} does not let the user portal in`)
})

test('another setting is named as what it is', async () => {
  const error = await requireDatabase('postgres://portal@127.0.0.1:1/portal', 'DATABASE_DIRECT_URL').catch(String)
  expect(error).toContain('DATABASE_DIRECT_URL: no PostgreSQL listens at 127.0.0.1:1')
})

test('one that can be used is let pass', async () => {
  expect(await refusalOf(`postgres://portal@localhost/postgres?host=${socket()}`)).toBeUndefined()
})
