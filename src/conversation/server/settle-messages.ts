import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import { conversationStateOf } from './conversation-state.ts'
import { lockConversation, markAnswered, markRead } from './conversation-store.ts'
import { newestMessageId } from './message-store.ts'

/** A thank-you needs no answer, and would stand in the list of those who wait for ever. */
export async function settleMessages(ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.settleMessages>) {
  const { tx } = ctx
  const { request, side, mayWrite } = await conversationStateOf(ctx, params.id)
  if (side !== 'staff' || !mayWrite) throw new Refusal('UNAUTHORISED')
  const newest = await newestMessageId(tx, request.id)
  if (newest === 0) return { waitingSince: null }
  await lockConversation(tx, request.id)
  const seen = Math.min(body.seen, newest)
  await markRead(tx, request.id, 'staff', seen)
  return { waitingSince: (await markAnswered(tx, request.id, seen))?.toString() ?? null }
}
