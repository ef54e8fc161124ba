import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from './env.ts'

/** Where papers are kept. Names are random; what a file is called for people is in its database row. */
export type Files = {
  /** Copies a file of this machine into the store and answers its key. */
  keepFile: (localPath: string) => Promise<string>
  keepBytes: (bytes: Uint8Array) => Promise<string>
  read: (key: string) => Promise<Readable>
  readBytes: (key: string) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
  /** Every key with the time it was last changed, for the sweeper. */
  list: () => AsyncIterable<{ key: string; changedAt: Temporal.Instant }>
  description: string
}

export async function openFiles(env: Env): Promise<Files> {
  const { disk, description, settle } = env.S3_BUCKET ? await s3Disk(env, env.S3_BUCKET) : await localDisk(env)
  // Two letters of the key make folders of a bearable size.
  const newKey = () => {
    const id = randomUUID()
    return `papers/${id.slice(0, 2)}/${id}`
  }
  return {
    description,
    keepFile: async (localPath) => {
      const key = newKey()
      await disk.putStream(key, createReadStream(localPath))
      await settle(key)
      return key
    },
    keepBytes: async (bytes) => {
      const key = newKey()
      await disk.put(key, bytes)
      await settle(key)
      return key
    },
    read: (key) => disk.getStream(key),
    readBytes: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    list: () => listAll(disk),
  }
}

async function* listAll(disk: Disk) {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('papers/', { recursive: true, paginationToken })
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await disk.getMetaData(object.key)
      yield { key: object.key, changedAt: Temporal.Instant.fromEpochMilliseconds(lastModified.getTime()) }
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function localDisk(env: Env) {
  const location = path.join(env.DATA_DIR, 'files')
  await mkdir(path.join(location, 'papers'), { recursive: true })
  // What is acknowledged must survive a power cut: the file, then its name in the folder.
  const settle = async (key: string) => {
    const file = path.join(location, key)
    for (const target of [file, path.dirname(file)]) {
      const handle = await open(target, 'r')
      await handle.sync().finally(() => handle.close())
    }
  }
  return { disk: new Disk(new FSDriver({ location, visibility: 'private' })), description: `files in ${location}`, settle }
}

async function s3Disk(env: Env, bucket: string) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    bucket,
    region: env.S3_REGION,
    visibility: 'private',
    // Many compatible stores know no ACLs and refuse the newer checksum headers.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(env.S3_ACCESS_KEY && env.S3_SECRET_KEY ? { credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY } } : {}),
  })
  // An object store answers when the object is safe.
  const settle = async () => undefined
  return { disk: new Disk(driver), description: `files in bucket ${bucket}`, settle }
}
