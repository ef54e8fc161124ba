import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import { conversationStateOf } from './conversation-state.ts'
import { attachmentsOf, findMessage } from './message-store.ts'

/** As documents are (SPEC 7): a PDF to be looked at, anything else to be saved. */
export async function getMessageAttachment(
  ctx: ReadContext & Call,
  { params }: Input<typeof conversationApi.getMessageAttachment>,
): Promise<FileAnswer> {
  const { request } = await conversationStateOf(ctx, params.id, { colleagues: true })
  const message = await findMessage(ctx.tx, request.id, params.messageId)
  const attachment = message && (await attachmentsOf(ctx.tx, [message.id])).find(({ position }) => position === params.n)
  if (!attachment) throw new Refusal('NOT_FOUND')
  const { fileKey, name, mediaType } = attachment
  return { body: await ctx.files.read(fileKey), name, mediaType, disposition: mediaType === 'application/pdf' ? 'inline' : 'attachment' }
}
