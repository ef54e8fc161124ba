import type { Upload } from '#base/server/http-files.ts'
import { redrawnPhoto } from '#base/server/photos.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { JobContext } from '#context.ts'
import type { KeptFile } from './document-store.ts'

/** Redraws an uploaded photo and moves it into the store; the rows of `stored_files` and of its slice make it visible. Should the transaction fail, it is removed. */
export async function keepPhoto({ files, ifUndone }: Pick<JobContext, 'files' | 'ifUndone'>, upload: Upload): Promise<KeptFile> {
  const bytes = await redrawnPhoto(upload)
  const key = await files.keepBytes(bytes)
  ifUndone(() => files.remove(key))
  return { key, sha256: sha256(bytes), size: bytes.length, mediaType: 'image/jpeg' }
}
