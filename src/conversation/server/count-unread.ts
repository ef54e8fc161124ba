import { requireOwner } from '#accounts/server/own-account.ts'
import { actingReachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { countUnreadWithin } from './own-thread-store.ts'

/** What the caller may mark as read. Somebody else's account is not there (404), just as one that does not exist. */
export async function countUnread(ctx: ReadContext & Call, { params }: Input<typeof conversationApi.countUnread>) {
  return { unread: await countUnreadWithin(ctx.tx, actingReachOf(requireOwner(ctx, params.id))) }
}
