import type { Upload } from '#base/server/http/http-files.ts'
import type { TransactionContext } from '#context.ts'
import type { StoredFile } from './document-store.ts'

/** Moves a checked upload into the store; the rows of `stored_files` and of its slice make it visible. Should the transaction fail, it is removed. */
export async function storeUpload(
  { files, onRollback }: Pick<TransactionContext, 'files' | 'onRollback'>,
  { path, sha256, size, mediaType }: Upload,
): Promise<StoredFile> {
  const key = await files.storeFile(path)
  onRollback(() => files.remove(key))
  return { key, sha256, size, mediaType }
}

/** Several, in their order. */
export async function storeUploads(ctx: Pick<TransactionContext, 'files' | 'onRollback'>, uploads: readonly Upload[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  for (const upload of uploads) stored.push(await storeUpload(ctx, upload))
  return stored
}
