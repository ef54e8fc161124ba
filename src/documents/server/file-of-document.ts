import type { FileAnswer } from '#base/server/http/http-files.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isOwnDocument } from '../document.ts'
import { fileOwnDocument, findDocument, type StoredDocument } from './document-store.ts'

const pdf = 'application/pdf'

/** The bytes of a document: a PDF to be looked at, anything else to be saved (SPEC 7). One of our own that has no file yet is drawn now and kept. */
export async function fileOfDocument(ctx: Context, document: StoredDocument): Promise<FileAnswer> {
  const mediaType = document.mediaType ?? pdf
  const disposition = mediaType === pdf ? 'inline' : 'attachment'
  const body = document.fileKey ? await ctx.files.read(document.fileKey) : await drawOnce(ctx, document)
  return { body, name: document.name, mediaType, disposition }
}

/** Two readers at once draw it twice, but only one of the drawings is kept and both are shown it. */
async function drawOnce(ctx: Context, document: StoredDocument): Promise<Uint8Array> {
  if (!isOwnDocument(document.type)) throw new Error(`Document ${document.id} has no file`)
  const bytes = await ctx.makeDocument(document.type, document.requestId)
  const key = await ctx.files.storeBytes(bytes)
  const file = { key, sha256: sha256(bytes), size: bytes.length, mediaType: pdf }
  if (await fileOwnDocument(ctx.tx, document.id, file, ctx.now)) return bytes
  await ctx.files.remove(key)
  const winner = await findDocument(ctx.tx, document.id)
  // Replaced while it was being drawn: whoever asks again gets the new one.
  if (!winner?.fileKey) throw new Refusal('DOCUMENT_NOT_FOUND')
  return ctx.files.readBytes(winner.fileKey)
}
