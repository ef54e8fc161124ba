import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Upload } from '#base/server/http/http-files.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import { maxAttachments, mayStillWrite, writingDays } from '../message.ts'
import { closedOn, conversationStateOf } from './conversation-state.ts'
import { lockConversation, markAnswered, markRead, marksOf, markWaiting } from './conversation-store.ts'
import { messageDtos } from './message-dtos.ts'
import { countCustomersMessage } from './message-limits.ts'
import { attachmentsOf, findMessage, insertAttachments, insertMessage, type NamedFile, newestMessageId } from './message-store.ts'

/** Once per Idempotency-Key: a second click, or a retry after a lost answer, is the same message. */
export async function writeMessage(ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.writeMessage>) {
  const { tx, now, actor, language } = ctx
  const { request, side, mayWrite } = await conversationStateOf(ctx, params.id)
  if (!mayWrite) throw new Refusal('UNAUTHORISED')
  if (!mayStillWrite(closedOn(request), budapestDay(now))) throw new Refusal('CONVERSATION_CLOSED', { values: { days: writingDays } })
  requireContent(body.text, ctx.uploads)
  if (side === 'customer') await countCustomersMessage(ctx, request.id)
  const files = await storedFiles(ctx)

  await lockConversation(tx, request.id)
  const seen = Math.min(body.seen, await newestMessageId(tx, request.id))
  const messageId = await insertMessage(tx, { requestId: request.id, at: now, byKind: side, byAccountId: accountIdOf(actor), text: body.text })
  await insertAttachments(tx, messageId, files, now)
  await markRead(tx, request.id, side, seen)
  if (side === 'customer') await markWaiting(tx, request.id, now)
  else await markAnswered(tx, request.id, seen)
  await ctx.announce(side === 'customer' ? 'customerWrote' : 'staffWrote', { requestId: request.id, messageId })

  const written = await findMessage(tx, request.id, messageId)
  const marks = await marksOf(tx, request.id)
  const [message] = messageDtos(written ? [written] : [], await attachmentsOf(tx, [messageId]), { side, language, marks })
  if (!message) throw new Error(`Message ${messageId} is not there`)
  return { message }
}

function requireContent(text: string, uploads: readonly Upload[]): void {
  if (text === '' && uploads.length === 0) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'text', code: 'REQUIRED' }] })
  if (uploads.length <= maxAttachments) return
  const tooMany = { code: 'ATTACHMENTS_TOO_MANY', values: { max: maxAttachments } } as const
  throw new Refusal('INVALID_INPUT', { fields: [{ path: 'attachments', ...tooMany }] })
}

async function storedFiles(ctx: TransactionContext & Call): Promise<NamedFile[]> {
  const stored = await storeUploads(ctx, ctx.uploads)
  return stored.map((file, i) => ({ name: ctx.uploads[i]?.name ?? '', file }))
}
