import { execFile } from 'node:child_process'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '#base/server/db/side-database.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('embedded')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(connection: ReturnType<Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection']>, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('two starts at once share one server, what is written survives stopping, and a stale lock is taken over', { timeout: 60_000 }, async () => {
  const [first, second] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)])
  const connection = first.connection('portal')
  if (!('host' in connection)) throw new Error('no socket')
  await Promise.all([makeDatabase(connection, 'portal'), makeDatabase(connection, 'portal')])
  await ask(connection, 'create table kept as select 42 as answer')
  expect(await ask(second.connection('portal'), 'select answer from kept')).toEqual([{ answer: 42 }])
  expect(await ask(connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  await first.stop()
  await second.stop()

  // A process that died while starting leaves its lock behind, naming a process that is gone.
  const gone = await new Promise<number>((resolve) => {
    const child = execFile(process.execPath, ['-e', ''])
    child.on('exit', () => resolve(child.pid ?? 0))
  })
  await writeFile(path.join(folder, 'postgres.lock'), String(gone))
  const again = await startEmbeddedPostgres(folder)
  expect(await ask(again.connection('portal'), 'select answer from kept')).toEqual([{ answer: 42 }])
  await again.stop()

  // After a restart of the machine its process id may be somebody else's, or our own.
  await writeFile(path.join(folder, 'postgres.lock'), String(process.pid))
  const longAgo = new Date(Date.now() - 10 * 60_000)
  await utimes(path.join(folder, 'postgres.lock'), longAgo, longAgo)
  const restarted = await startEmbeddedPostgres(folder)
  expect(await ask(restarted.connection('portal'), 'select answer from kept')).toEqual([{ answer: 42 }])
  await restarted.stop()
})

test('a portal that stops leaves the server to the other one that uses it', { timeout: 60_000 }, async () => {
  const first = await startEmbeddedPostgres(folder)
  const second = await startEmbeddedPostgres(folder)
  await first.stop()
  expect(await ask(second.connection('portal'), 'select 1 as up')).toEqual([{ up: 1 }])
  await second.stop()
  await expect(ask(second.connection('portal'), 'select 1')).rejects.toThrow()
})

test('a connection that is only just ending does not keep the server', { timeout: 60_000 }, async () => {
  const portal = await startEmbeddedPostgres(folder)
  const late = new pg.Client(portal.connection('postgres'))
  await late.connect()
  setTimeout(() => void late.end(), 300)
  await portal.stop()
  await expect(ask(portal.connection('postgres'), 'select 1')).rejects.toThrow()
})

// Root only: nobody else is refused by PostgreSQL, and nobody else may write below /var/lib.
test.skipIf(process.getuid?.() !== 0)(
  'a folder that only root can enter keeps its database where the user nobody can',
  { timeout: 60_000 },
  async () => {
    const closed = path.join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const portal = await startEmbeddedPostgres(path.join(closed, 'data'))
    const place = path.dirname(portal.connection('postgres').host)
    try {
      expect(place).toMatch(/^\/var\/lib\/mobilfutar\//)
      expect(await ask(portal.connection('postgres'), 'select 1 as up')).toEqual([{ up: 1 }])
    } finally {
      await portal.stop()
      await rm(place, { recursive: true, force: true })
    }
  },
)
