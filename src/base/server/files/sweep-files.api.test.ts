import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DB } from '#db/schema.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { type Files, openFiles } from './files.ts'
import { sweepFiles } from './sweep-files.ts'

let portal: TestPortal
let s3: S3rver
let s3Settings: Record<string, string>
beforeAll(async () => {
  portal = await startPortal()
  const directory = await temporaryFolder('sweep-s3')
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'documents-bucket' }] })
  const { port } = await s3.run()
  s3Settings = { S3_BUCKET: 'documents-bucket', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }
})
afterAll(async () => {
  await portal.stop()
  await s3.close()
})

const insertRows = (keys: readonly string[]) =>
  portal.db
    .insertInto('storedFiles')
    .values(keys.map((key) => ({ key, sha256: Buffer.alloc(32), size: 1, mediaType: 'application/pdf', createdAt: Temporal.Now.instant() })))
    .execute()

const areThere = async (files: Files, keys: readonly string[]) =>
  new Set(await Promise.all(keys.map(async (key) => (await files.changedAt(key)) !== null)))

/** Counts what is asked of the store. */
function counted(files: Files) {
  const asked = { list: 0, changedAt: 0 }
  const own: Files = {
    ...files,
    list: (folder) => {
      asked.list += 1
      return files.list(folder)
    },
    changedAt: (key) => {
      asked.changedAt += 1
      return files.changedAt(key)
    },
  }
  return { asked, files: own }
}

test.each([
  ['disk', 300, 20],
  // The store of the tests walks through everything it holds for each folder.
  ['s3', 30, 5],
] as const)(
  'of many files on %s only those without a row are asked about, and removed when they are old',
  { timeout: 120_000 },
  async (kind, stored, orphans) => {
    const folder = await temporaryFolder(`sweep-${kind}`)
    const env = readEnv({ DATA_DIR: folder, ...(kind === 's3' ? s3Settings : {}) })
    const files = await openFiles(env)
    const keep = () => files.storeBytes(Buffer.from('x'))
    const known = await Promise.all(Array.from({ length: stored }, keep))
    const lost = await Promise.all(Array.from({ length: orphans }, keep))
    await portal.db.deleteFrom('storedFiles').execute()
    await insertRows(known)

    const sweep = async (now: Temporal.Instant) => {
      const { asked, files: own } = counted(files)
      const answer: unknown[] = []
      const log = Object.assign(createLog('silent'), { error: (what: unknown) => answer.push(what) })
      await sweepFiles<DB>({ tx: portal.db, env, files: own, log, now })
      return { ...asked, answer }
    }
    const now = Temporal.Now.instant()
    expect(await sweep(now)).toEqual({ list: 256, changedAt: orphans, answer: [] })
    expect(await areThere(files, [...known, ...lost])).toEqual(new Set([true]))

    expect((await sweep(now.add({ hours: 25 }))).changedAt).toBe(orphans)
    expect(await areThere(files, known)).toEqual(new Set([true]))
    expect(await areThere(files, lost)).toEqual(new Set([false]))

    await files.remove(known[0] ?? '')
    expect(await sweep(now)).toEqual({ list: 256, changedAt: 0, answer: [{ missing: 1 }] })
  },
)
