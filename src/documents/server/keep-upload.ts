import type { Upload } from '#base/server/http-files.ts'
import type { JobContext } from '#context.ts'
import type { KeptFile } from './document-store.ts'

/** Moves a checked upload into the store; the rows of `stored_files` and of its slice make it visible. Should the transaction fail, it is removed. */
export async function keepUpload(
  { files, ifUndone }: Pick<JobContext, 'files' | 'ifUndone'>,
  { path, sha256, size, mediaType }: Upload,
): Promise<KeptFile> {
  const key = await files.keepFile(path)
  ifUndone(() => files.remove(key))
  return { key, sha256, size, mediaType }
}

/** Several, in their order. */
export async function keepUploads(ctx: Pick<JobContext, 'files' | 'ifUndone'>, uploads: readonly Upload[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const upload of uploads) kept.push(await keepUpload(ctx, upload))
  return kept
}
