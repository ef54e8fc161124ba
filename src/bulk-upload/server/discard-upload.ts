import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { requireDraft } from './show-upload.ts'
import { discard } from './upload-store.ts'

export async function discardUpload(ctx: TransactionContext & Call, { params }: Input<typeof bulkUploadApi.discardUpload>) {
  const { id } = await requireDraft(ctx, params.id, { lock: true })
  await discard(ctx.tx, id)
  return {}
}
