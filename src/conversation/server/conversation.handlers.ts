import type { Handlers } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { countUnread } from './count-unread.ts'
import { getMessageAttachment } from './get-message-attachment.ts'
import { getMessages } from './get-messages.ts'
import { listOwnThreads } from './list-own-threads.ts'
import { listWaiting } from './list-waiting.ts'
import { getRatingByLink, rateByLink } from './rate-by-link.ts'
import { getRating, rateRequest } from './rate-request.ts'
import { readMessages } from './read-messages.ts'
import { settleMessages } from './settle-messages.ts'
import { writeMessage } from './write-message.ts'

export const conversationHandlers: Handlers<typeof conversationApi> = {
  getMessages,
  writeMessage,
  readMessages,
  getMessageAttachment,
  settleMessages,
  listWaiting,
  listOwnThreads,
  countUnread,
  getRating,
  rateRequest,
  getRatingByLink,
  rateByLink,
}
