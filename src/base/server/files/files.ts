import { randomUUID } from 'node:crypto'
import { constants, createReadStream, fstatSync } from 'node:fs'
import { chmod, copyFile, type FileHandle, link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { Refusal } from '#errors.ts'
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
  /** False once the disk has lost what it was given: nothing is stored until this process starts anew, and everything is read as ever. */
  takesMore: () => boolean
  description: string
}

/** Two letters of the key make folders of a bearable size: `documents/00` to `documents/ff`. */
export const fileFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => `documents/${n.toString(16).padStart(2, '0')}`)

export async function openFiles(env: Env): Promise<Files> {
  const { disk, description, put, takesMore } = env.S3_BUCKET ? await s3Disk(env, env.S3_BUCKET) : await localDisk(env)
  const newKey = () => {
    const id = randomUUID()
    return `documents/${id.slice(0, 2)}/${id}`
  }
  return {
    description,
    takesMore,
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
  readonly takesMore: Files['takesMore']
}

async function localDisk(env: Env): Promise<Store> {
  const location = path.join(env.DATA_DIR, 'files')
  await mkdir(path.join(location, 'documents'), { recursive: true })
  // Nobody else on this machine reads what people sent: the outermost folder is shut before anything is in it.
  await chmod(location, 0o700)
  const folders = new Set<string>()
  const settle = createSettling()
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    description: `files in ${location}`,
    takesMore: () => !settle.isBroken(),
    // What is acknowledged must survive a power cut: the file, then its name in the folder. flydrive writes without waiting for the disk.
    put: async (key, content) => {
      if (settle.isBroken()) throw new Refusal('STORAGE_FULL')
      const file = path.join(location, key)
      const folder = path.dirname(file)
      if (!folders.has(folder)) {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Also where it was there before: whoever made it may have ended before its name was safe.
        await settle.folder(path.dirname(folder))
        folders.add(folder)
      }
      try {
        await ('bytes' in content ? settle.bytes(content.bytes, file) : settle.copy(content.localPath, file))
        await settle.folder(folder)
      } catch (error) {
        // A full disk has no room for halves. Where even this fails, the sweeper comes by.
        await rm(file, { force: true }).catch(() => undefined)
        throw error
      }
    },
  }
}

/**
 * Waits for the disk. Once it has answered that it could not keep something (EIO), it is not asked again: the kernel has dropped what was
 * waiting, and the next fsync would say yes about it (decision 153). Nothing more is stored until the process starts anew.
 */
function createSettling() {
  let isBroken = false
  const sync = (handle: FileHandle) =>
    handle.sync().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EIO') isBroken = true
      throw error
    })
  const closing = async (handle: FileHandle, work: () => Promise<void>) => {
    try {
      await work()
      await sync(handle)
    } finally {
      await handle.close()
    }
  }
  return {
    isBroken: () => isBroken,
    folder: async (folder: string) => closing(await open(folder, 'r'), async () => undefined),
    bytes: async (bytes: Uint8Array, to: string) => {
      const handle = await open(to, 'wx', 0o600)
      await closing(handle, () => handle.writeFile(bytes))
    },
    /** A second name of the same bytes, which costs no copy; what lies on another disk is copied. */
    copy: async (from: string, to: string) => {
      await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
      const handle = await open(to, 'r')
      await closing(handle, () => shut(handle))
    },
  }
}

/** What came with a call was made so. Of an open file the system knows it without asking the disk. */
async function shut(handle: FileHandle): Promise<void> {
  if ((fstatSync(handle.fd).mode & 0o777) !== 0o600) await handle.chmod(0o600)
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
    // What goes wrong there is that call's alone.
    takesMore: () => true,
    // An object store answers when the object is safe.
    put: (key, content) => ('bytes' in content ? disk.put(key, content.bytes) : disk.putStream(key, createReadStream(content.localPath))),
  }
}
