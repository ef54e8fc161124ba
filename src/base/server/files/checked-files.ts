import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#errors.ts'
import type { ReadDb } from '../db/read-db.ts'
import type { Log } from '../log.ts'
import { sha256 } from '../tokens.ts'
import type { Files } from './files.ts'
import { type Stored, storedFile } from './stored-file-store.ts'

/** All but somebody's own data as an archive is smaller, and is looked at whole before its first byte is answered. */
const wholeUpTo = 16 * 1024 * 1024

/**
 * The store, but what is read is what was stored, byte by byte, or it is refused and named in the log: a disk that lies, a file that was exchanged, half
 * an answer of an object store (SECURITY F10, F38). Who reads is told to come again, never half a document.
 * @throws Refusal FILE_UNREADABLE from `read` and `readBytes`
 */
export function checkedFiles<DB>(files: Files, reads: ReadDb<DB>, log: Log): Files {
  const refuse = (key: string, error?: unknown) => {
    log.error({ file: key, err: error }, error === undefined ? 'a stored file is not what was stored' : 'a stored file cannot be read')
    return new Refusal('FILE_UNREADABLE')
  }
  const reading = <Content>(key: string, content: Promise<Content>) =>
    content.catch((error: unknown) => {
      throw refuse(key, error)
    })
  async function whole(key: string, stored: Stored | undefined): Promise<Uint8Array> {
    const bytes = await reading(key, files.readBytes(key))
    if (stored && !(bytes.length === stored.size && sha256(bytes).equals(stored.sha256))) throw refuse(key)
    return bytes
  }
  return {
    ...files,
    readBytes: async (key) => whole(key, await storedFile(reads, key)),
    read: async (key) => {
      const stored = await storedFile(reads, key)
      if (!stored || stored.size <= wholeUpTo) return Readable.from([await whole(key, stored)])
      return inPassing(await reading(key, files.read(key)), stored, () => refuse(key))
    },
  }
}

/** Too large to be held: its end fails where it is not what was stored, so that nobody takes what came for a whole file. */
function inPassing(file: Readable, stored: Stored, refuse: () => Error): Readable {
  const hash = createHash('sha256')
  const checking = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(hash.digest().equals(stored.sha256) ? null : refuse()),
  })
  // Whoever reads it is told of an error by the stream itself.
  pipeline(file, checking).catch(() => undefined)
  return checking
}
