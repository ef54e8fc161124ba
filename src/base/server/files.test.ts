import { rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from './env.ts'
import { type Files, openFiles } from './files.ts'

let folder: string
let s3: S3rver
let s3Port: number
beforeAll(async () => {
  folder = await temporaryFolder('files')
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3'), configureBuckets: [{ name: 'papers-bucket' }] })
  s3Port = (await s3.run()).port
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const stores: Record<string, () => Promise<Files>> = {
  'the local disk': () => openFiles(readEnv({ DATA_DIR: folder })),
  'an S3-compatible store': () =>
    openFiles(
      readEnv({
        DATA_DIR: folder,
        S3_BUCKET: 'papers-bucket',
        S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
        S3_ACCESS_KEY: 'S3RVER',
        S3_SECRET_KEY: 'S3RVER',
      }),
    ),
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('keeps bytes under a random name, reads them back, lists and removes them', async () => {
    const files = await open()
    const bytes = Buffer.from('őű — %PDF-1.7')
    const key = await files.keepBytes(bytes)
    expect(key).toMatch(/^papers\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
    expect(Buffer.from(await files.readBytes(key))).toEqual(bytes)
    expect(await buffer(await files.read(key))).toEqual(bytes)
    const listed = await Array.fromAsync(files.list())
    expect(listed.map((file) => file.key)).toContain(key)
    await files.remove(key)
    expect((await Array.fromAsync(files.list())).map((file) => file.key)).not.toContain(key)
  })
})
