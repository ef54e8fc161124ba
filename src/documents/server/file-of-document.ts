import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { ReadContext } from '#context.ts'
import { isOwnDocument } from '../document.ts'
import type { StoredDocument } from './document-store.ts'
import { ownMediaType } from './store-drawing.ts'

/** The bytes of a document: a PDF to be looked at, anything else to be saved (SPEC 7). One of our own that its job has not drawn yet is drawn for this reader. */
export async function fileOfDocument(ctx: ReadContext, document: StoredDocument): Promise<FileAnswer> {
  const mediaType = document.mediaType ?? ownMediaType
  const disposition = mediaType === ownMediaType ? 'inline' : 'attachment'
  return { body: document.fileKey ? await ctx.files.read(document.fileKey) : await draw(ctx, document), name: document.name, mediaType, disposition }
}

function draw(ctx: ReadContext, document: StoredDocument): Promise<Uint8Array> {
  if (!isOwnDocument(document.type)) throw new Error(`Document ${document.id} has no file`)
  return ctx.makeDocument(document.type, document.requestId)
}
