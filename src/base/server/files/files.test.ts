import { rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readEnv } from '../env.ts'
import { type Files, fileFolders, openFiles } from './files.ts'

let folder: string
let s3: S3rver
let s3Port: number
beforeAll(async () => {
  folder = await temporaryFolder('files')
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'documents-bucket' }],
  })
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
        S3_BUCKET: 'documents-bucket',
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
    const key = await files.storeBytes(bytes)
    expect(key).toMatch(/^documents\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
    expect(Buffer.from(await files.readBytes(key))).toEqual(bytes)
    expect(await buffer(await files.read(key))).toEqual(bytes)
    const folder = path.dirname(key)
    expect(fileFolders).toContain(folder)
    expect(await files.list(folder)).toContain(key)
    expect((await files.changedAt(key))?.epochMilliseconds).toBeGreaterThan(Date.now() - 60_000)
    await files.remove(key)
    expect(await files.list(folder)).not.toContain(key)
    expect(await files.changedAt(key)).toBeNull()
  })
})

test('a file that was stored stays what it was when the one it came from is gone', async () => {
  const files = await openFiles(readEnv({ DATA_DIR: folder }))
  const source = path.join(folder, 'gone')
  await writeFile(source, 'számla')
  const key = await files.storeFile(source)
  await rm(source)
  expect(Buffer.from(await files.readBytes(key)).toString()).toBe('számla')
  await expect(files.storeFile(source)).rejects.toThrow('ENOENT')
})

test('on the local disk nobody but the portal reads what is stored', async () => {
  const files = await openFiles(readEnv({ DATA_DIR: folder }))
  const source = path.join(folder, 'source')
  await writeFile(source, 'számla', { mode: 0o644 })
  const modeOf = async (...names: string[]) => ((await stat(path.join(folder, 'files', ...names))).mode & 0o777).toString(8)
  for (const key of [await files.storeBytes(Buffer.from('őű')), await files.storeFile(source)]) {
    expect(await modeOf(key)).toBe('600')
    expect(await modeOf(path.dirname(key))).toBe('700')
  }
  expect(await modeOf()).toBe('700')
})
