import type { Files } from '#base/server/files.ts'
import type { Upload } from '#base/server/http-files.ts'
import type { KeptFile } from './document-store.ts'

/** Moves a checked upload into the store; `addDocument` makes it visible. Should the transaction fail, the sweeper removes the file. */
export async function keepUpload(files: Files, { path, sha256, size, mediaType }: Upload): Promise<KeptFile> {
  return { key: await files.keepFile(path), sha256, size, mediaType }
}
