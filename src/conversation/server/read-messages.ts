import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { conversationStateOf } from './conversation-state.ts'
import { markRead, marksOf, readMark } from './conversation-store.ts'
import { otherSide } from './message-dtos.ts'
import { countMessages, newestMessageId } from './message-store.ts'

/** What a colleague saw who cannot answer, the desk has not read. */
export async function readMessages(ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.readMessages>) {
  const { tx } = ctx
  const { request, side, mayAnswer } = await conversationStateOf(ctx, params.id)
  if (side === 'customer' || mayAnswer) await markRead(tx, request.id, side, Math.min(body.seen, await newestMessageId(tx, request.id)))
  const marks = await marksOf(tx, request.id)
  return { unread: await countMessages(tx, request.id, { by: otherSide(side), after: marks[readMark[side]] }) }
}
