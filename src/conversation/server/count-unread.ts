import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { conversationApi } from '../conversation.api.ts'
import { countUnreadOf } from './own-thread-store.ts'

/** Somebody else's account is not there (404), just as one that does not exist. */
export async function countUnread({ tx, actor }: ReadContext & Call, { params }: Input<typeof conversationApi.countUnread>) {
  if (accountIdOf(actor) !== params.id) throw new Refusal('NOT_FOUND')
  return { unread: await countUnreadOf(tx, params.id) }
}
