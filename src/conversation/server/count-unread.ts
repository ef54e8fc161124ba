import { requireOwnAccount } from '#accounts/server/own-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { countUnreadOf } from './own-thread-store.ts'

/** Somebody else's account is not there (404), just as one that does not exist. */
export async function countUnread(ctx: ReadContext & Call, { params }: Input<typeof conversationApi.countUnread>) {
  return { unread: await countUnreadOf(ctx.tx, requireOwnAccount(ctx, params.id)) }
}
