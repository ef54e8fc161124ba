import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, link, mkdir, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Env } from '../env.ts'

/** Where documents are kept. Names are random; what a file is called for people is in its database row. */
export type Files = {
  /** Copies a file of this machine into the store and answers its key. */
  storeFile: (localPath: string) => Promise<string>
  storeBytes: (bytes: Uint8Array) => Promise<string>
  read: (key: string) => Promise<Readable>
  readBytes: (key: string) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
  /** The keys of one of `fileFolders`, for the sweeper. Listed in pages of the store, without asking about single files. */
  list: (folder: string) => Promise<string[]>
  /** When a file was last changed; null when it is gone. */
  changedAt: (key: string) => Promise<Temporal.Instant | null>
  description: string
}

/** Two letters of the key make folders of a bearable size: `documents/00` to `documents/ff`. */
export const fileFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => `documents/${n.toString(16).padStart(2, '0')}`)

export async function openFiles(env: Env): Promise<Files> {
  const { disk, description, put } = env.S3_BUCKET ? await s3Disk(env, env.S3_BUCKET) : await localDisk(env)
  const newKey = () => {
    const id = randomUUID()
    return `documents/${id.slice(0, 2)}/${id}`
  }
  return {
    description,
    storeFile: async (localPath) => {
      const key = newKey()
      await put(key, { localPath })
      return key
    },
    storeBytes: async (bytes) => {
      const key = newKey()
      await put(key, { bytes })
      return key
    },
    read: (key) => disk.getStream(key),
    readBytes: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    list: (folder) => listFolder(disk, folder),
    changedAt: async (key) => {
      if (!(await disk.exists(key))) return null
      const { lastModified } = await disk.getMetaData(key)
      return Temporal.Instant.fromEpochMilliseconds(lastModified.getTime())
    },
  }
}

async function listFolder(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(`${folder}/`, { recursive: true, paginationToken }).catch(emptyWhenMissing)
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return keys
}

/** On the disk a folder is made by its first file. */
function emptyWhenMissing(error: unknown): { objects: never[]; paginationToken?: string } {
  if (error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ENOENT') return { objects: [] }
  throw error
}

/** A disk for reading, and how something new is put into it so that it is safe once it is there. */
type Store = {
  readonly disk: Disk
  readonly description: string
  readonly put: (key: string, content: { readonly localPath: string } | { readonly bytes: Uint8Array }) => Promise<void>
}

async function localDisk(env: Env): Promise<Store> {
  const location = path.join(env.DATA_DIR, 'files')
  await mkdir(path.join(location, 'documents'), { recursive: true })
  // Nobody else on this machine reads what people sent: the outermost folder is shut before anything is in it.
  await chmod(location, 0o700)
  const folders = new Set<string>()
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    description: `files in ${location}`,
    // What is acknowledged must survive a power cut: the file, then its name in the folder. flydrive writes without waiting for the disk.
    put: async (key, content) => {
      const file = path.join(location, key)
      const folder = path.dirname(file)
      if (!folders.has(folder) && (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) await settle(path.dirname(folder))
      folders.add(folder)
      if ('bytes' in content) await writeFile(file, content.bytes, { flag: 'wx', mode: 0o600, flush: true })
      else await settleCopy(content.localPath, file)
      await settle(folder)
    },
  }
}

async function settle(target: string): Promise<void> {
  const handle = await open(target, 'r')
  await handle.sync().finally(() => handle.close())
}

/** A second name of the same bytes, which costs no copy; what lies on another disk is copied. */
async function settleCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
  const handle = await open(to, 'r')
  try {
    await handle.chmod(0o600)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function s3Disk(env: Env, bucket: string): Promise<Store> {
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
  const disk = new Disk(driver)
  return {
    disk,
    description: `files in bucket ${bucket}`,
    // An object store answers when the object is safe.
    put: (key, content) => ('bytes' in content ? disk.put(key, content.bytes) : disk.putStream(key, createReadStream(content.localPath))),
  }
}
