import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { conversationStateOf } from './conversation-state.ts'
import { markRead, marksOf, readMark } from './conversation-store.ts'
import { otherSide } from './message-dtos.ts'
import { countMessages, newestMessageId } from './message-store.ts'

/** What somebody saw who cannot answer, their side has not read: neither the desk, nor the sender whose colleague only looks. */
export async function readMessages(ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.readMessages>) {
  const { tx } = ctx
  const { request, side, mayWrite } = await conversationStateOf(ctx, params.id, { colleagues: true })
  if (mayWrite) await markRead(tx, request.id, side, Math.min(body.seen, await newestMessageId(tx, request.id)))
  const marks = await marksOf(tx, request.id)
  if (side === 'customer' && !mayWrite) return { unread: 0 }
  return { unread: await countMessages(tx, request.id, { by: otherSide(side), after: marks[readMark[side]] }) }
}
