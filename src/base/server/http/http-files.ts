import { randomUUID } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'
import type { FileField } from '../../endpoint.ts'
import { plainFileName } from '../files/plain-file-name.ts'
import { type TableType, tableTypeOf } from '../files/table-type.ts'
import { type Received, receiveFile } from './receive-file.ts'

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
 * What the parser may hold of one call, in bytes, before the connection is told to wait. A piece from the network has up to 64 kB; the parser's own measure is
 * less, so that it would stop and start the connection with each.
 */
export const multipartBuffers = { highWaterMark: 256 * 1024, fileHwm: 256 * 1024 }

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
const removeQuietly = (file: string) => unlink(file).catch(() => undefined)

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
  try {
    const received = await receiveFile(stream, target, { maxBytes: uploadLimit, refuse: () => tooLarge(field.path) })
    const mediaType = typeOf(field.kind, received)
    if (!mediaType) throw notValid(field, field.path)
    const { size, sha256 } = received
    return { field: field.path, name: plainFileName(name), path: target, size, sha256, sentSha256: sha256, mediaType }
  } catch (error) {
    stream.resume()
    await removeQuietly(target)
    throw error
  }
}

function typeOf(kind: FileField['kind'], received: Received): UploadType | undefined {
  if (kind === 'photo') return pictureTypeOf(received.head)
  if (kind === 'statement') return tableTypeOf(received.head)
  if (kind === 'table') {
    const type = tableTypeOf(received.head)
    return type === 'application/xml' ? undefined : type
  }
  return isWholePdf(received) ? 'application/pdf' : undefined
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
function isWholePdf({ size, head, tail }: Received): boolean {
  if (size < 32) return false
  const end = tail.lastIndexOf('%%EOF')
  return head.toString('latin1', 0, 5) === '%PDF-' && end >= 0 && /^[\s\0]*$/.test(tail.toString('latin1', end + 5))
}

const pictureMarks = { 'image/jpeg': Buffer.from('ffd8ff', 'hex'), 'image/png': Buffer.from('89504e470d0a1a0a', 'hex') } as const

/** By its first bytes; whether the rest is a picture, its re-encoding shows. */
const pictureTypeOf = (head: Buffer): keyof typeof pictureMarks | undefined =>
  (['image/jpeg', 'image/png'] as const).find((type) => head.subarray(0, pictureMarks[type].length).equals(pictureMarks[type]))
