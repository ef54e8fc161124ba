import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#db/schema.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { createLog } from '../log.ts'
import { sha256 } from '../tokens.ts'
import { checkedFiles } from './checked-files.ts'
import { type Files, openFiles } from './files.ts'

let portal: TestPortal
let own: Files
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  own = await openFiles(portal.env)
})
afterAll(() => portal.stop())

async function stored(bytes: Buffer) {
  const key = await own.storeBytes(bytes)
  await portal.db
    .insertInto('storedFiles')
    .values({ key, sha256: sha256(bytes), size: bytes.length, mediaType: 'application/zip', createdAt: start })
    .execute()
  return key
}

/** The store, whose reads go wrong somehow. */
const files = (wrong: (bytes: Buffer) => Buffer = (bytes) => bytes) =>
  checkedFiles<DB>(
    {
      ...own,
      readBytes: async (key) => wrong(Buffer.from(await own.readBytes(key))),
      read: async (key) => Readable.from([wrong(await buffer(await own.read(key)))]),
    },
    portal.db,
    createLog('silent'),
  )
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const nextToIt = (bytes: Buffer) => Buffer.concat([bytes.subarray(1), Buffer.from([1])])

test.each([
  ['of a usual size', 1000],
  ['larger than is looked at whole', 17 * 1024 * 1024],
])('a file %s is answered as it was stored, never half of it or another', async (_, size) => {
  const bytes = randomBytes(size)
  const key = await stored(bytes)
  expect((await buffer(await files().read(key))).equals(bytes)).toBe(true)
  expect(Buffer.from(await files().readBytes(key)).equals(bytes)).toBe(true)
  for (const wrong of [half, nextToIt]) {
    await expect(files(wrong).readBytes(key)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
    await expect(files(wrong).read(key).then(buffer)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  }
})

test('what is not there is refused alike; what no row knows yet is read', async () => {
  const key = await stored(Buffer.from('x'))
  await own.remove(key)
  await expect(files().read(key)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  await expect(files().readBytes(key)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  expect(Buffer.from(await files().readBytes(await own.storeBytes(Buffer.from('y')))).toString()).toBe('y')
})
