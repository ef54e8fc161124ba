import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'
import type { FileField } from '../../endpoint.ts'
import { plainFileName } from '../files/plain-file-name.ts'
import { type TableType, tableType } from '../files/table-type.ts'

/** SPEC 5: files of at most 5 MB. */
export const uploadLimit = 5 * 1024 * 1024

type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png' | TableType

/**
 * A file of a multipart call under a temporary name. As it is read it is a whole PDF, or begins like a picture or a table; use cases are
 * given it as `upload-checks.ts` has made it: every photo drawn anew as a JPEG. A table is read by its use case, in a process (`tables/`).
 */
export type Upload = {
  field: string
  name: string
  path: string
  size: number
  sha256: Buffer
  /** Of the file as it was sent: the same call sends the same again, whatever a redrawn photo becomes. */
  sentSha256: Buffer
  mediaType: UploadType
  /** Whose turn it takes where files wait to be read. */
  sender: string
}

/** What a handler answers when the call's `shape` is `file`. */
export type FileAnswer = { body: Uint8Array | Readable; name: string; mediaType: string; disposition: 'inline' | 'attachment' }

/** What a handler answers when the call's `shape` is `text`. */
export type TextAnswer = { text: string; headers: Readonly<Record<string, string>> }

export type Multipart = { fields: (readonly [name: string, text: string])[]; uploads: Upload[] }

/** Text fields of one form at most, and the characters of all of them together. */
export const formLimits = { fields: 40, characters: 256 * 1024 }

/**
 * Reads a multipart call: its text fields, and the files its row names. Files are streamed to `folder` under
 * random names; when anything is refused, all of them are gone before the answer.
 */
export async function readMultipart(
  request: FastifyRequest,
  files: Readonly<Record<string, FileField>> | undefined,
  { folder, sender }: { readonly folder: string; readonly sender: string },
): Promise<Multipart> {
  const uploads: Upload[] = []
  const fields: Multipart['fields'] = []
  let characters = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const path = part.fieldname
        const field = files?.[path]
        if (!field) throw new Refusal('MALFORMED')
        if (uploads.filter((upload) => upload.field === part.fieldname).length >= field.max) throw notValid(field, path)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        uploads.push({ ...(await storeTemporarily(part.file, { ...field, path }, part.filename, folder)), sender })
      } else if (typeof part.value === 'string' && !part.valueTruncated) {
        characters += part.value.length
        if (characters > formLimits.characters) throw new Refusal('BODY_TOO_LARGE')
        fields.push([part.fieldname, part.value])
      } else throw new Refusal('MALFORMED')
    }
    request.uploaded = { files: uploads.length, bytes: uploads.reduce((sum, { size }) => sum + size, 0) }
    return { fields, uploads }
  } catch (error) {
    await removeUploads(uploads)
    throw isTorn(error) ? new Refusal('MALFORMED') : error
  }
}

/** No boundary, no end, half a header: the parser says so with bare errors; everything else that fails has a code or a class. */
const isTorn = (error: unknown) => error instanceof Error && error.constructor === Error && !('code' in error)

export const removeUploads = (uploads: readonly Upload[]) => Promise.all(uploads.map((upload) => removeQuietly(upload.path)))

/** What was done, or refused, stays so where the disk does not remove a file: the sweeper tries again within the hour. */
const removeQuietly = (file: string) => rm(file, { force: true }).catch(() => undefined)

/** How screens call a file field; several files travel under a name with brackets. */
export const pathOfField = (field: string) => field.replace(/\[\]$/, '')

const codeOfKind = {
  pdf: 'FILE_NOT_VALID',
  photo: 'PHOTO_NOT_VALID',
  table: 'TABLE_FILE_NOT_VALID',
  statement: 'STATEMENT_FILE_NOT_VALID',
} as const

function notValid({ kind = 'pdf' }: FileField, path: string) {
  const code = codeOfKind[kind]
  return new Refusal(code, { fields: [{ path: pathOfField(path), code }] })
}

async function storeTemporarily(stream: Readable, field: FileField & { path: string }, name: string, folder: string) {
  const target = path.join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      if (size > uploadLimit) done(tooLarge(field.path))
      else done(null, chunk)
    },
  })
  try {
    await pipeline(stream, measure, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
    const mediaType = await typeOf(field.kind, target, size)
    if (!mediaType) throw notValid(field, field.path)
    const sha256 = hash.digest()
    return { field: field.path, name: plainFileName(name), path: target, size, sha256, sentSha256: sha256, mediaType }
  } catch (error) {
    stream.resume()
    await removeQuietly(target)
    throw error
  }
}

async function typeOf(kind: FileField['kind'], file: string, size: number): Promise<UploadType | undefined> {
  if (kind === 'photo') return pictureType(file)
  if (kind === 'statement') return tableType(file)
  if (kind === 'table') {
    const type = await tableType(file)
    return type === 'application/xml' ? undefined : type
  }
  return (await isWholePdf(file, size)) ? 'application/pdf' : undefined
}

/** `n`, its size, is 0: nobody reads on to know it. */
function tooLarge(field: string) {
  const values = { max: uploadLimit / 1024 / 1024, n: 0 }
  return new Refusal('FILE_TOO_LARGE', { values, fields: [{ path: pathOfField(field), code: 'FILE_TOO_LARGE', values }] })
}

/**
 * `%PDF-` at the first byte (a later start is how polyglots with HTML get through other checkers), `%%EOF` within the last
 * kilobyte, and nothing but white space after it (a ZIP may be appended otherwise). SECURITY 2.1 R3.
 */
async function isWholePdf(file: string, size: number): Promise<boolean> {
  if (size < 32) return false
  const handle = await open(file, 'r')
  try {
    const head = Buffer.alloc(5)
    await handle.read(head, 0, 5, 0)
    const tail = Buffer.alloc(Math.min(1024, size))
    await handle.read(tail, 0, tail.length, size - tail.length)
    const end = tail.lastIndexOf('%%EOF')
    return head.toString('latin1') === '%PDF-' && end >= 0 && /^[\s\0]*$/.test(tail.toString('latin1', end + 5))
  } finally {
    await handle.close()
  }
}

const pictureMarks = { 'image/jpeg': Buffer.from('ffd8ff', 'hex'), 'image/png': Buffer.from('89504e470d0a1a0a', 'hex') } as const

/** By its first bytes; whether the rest is a picture, its re-encoding shows. */
async function pictureType(file: string): Promise<keyof typeof pictureMarks | undefined> {
  const handle = await open(file, 'r')
  try {
    const head = Buffer.alloc(8)
    await handle.read(head, 0, 8, 0)
    return (['image/jpeg', 'image/png'] as const).find((type) => head.subarray(0, pictureMarks[type].length).equals(pictureMarks[type]))
  } finally {
    await handle.close()
  }
}
