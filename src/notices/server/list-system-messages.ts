import type { Input } from '#base/endpoint.ts'
import { productCode } from '#catalogue/system-info.ts'
import type { Call, ReadContext } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { editedMessageOf } from './edited-message.ts'
import { messagesOf } from './message-editor-store.ts'

export async function listSystemMessages(ctx: ReadContext & Call, { query: { after, size } }: Input<typeof noticesApi.listSystemMessages>) {
  const rows = await messagesOf(ctx.tx, productCode, { after, size })
  const page = rows.slice(0, size)
  return { messages: page.map((row) => editedMessageOf(ctx, row)), next: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}
