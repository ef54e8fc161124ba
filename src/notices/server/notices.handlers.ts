import type { Handlers } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { createSystemMessage } from './create-system-message.ts'
import { endSystemMessage } from './end-system-message.ts'
import { holdLetter } from './hold-letter.ts'
import { listLetters } from './list-letters.ts'
import { listSystemMessages } from './list-system-messages.ts'
import { releaseLetter } from './release-letter.ts'
import { resendLetter } from './resend-letter.ts'
import { showLetter } from './show-letter.ts'
import { updateSystemMessage } from './update-system-message.ts'

export const noticesHandlers: Handlers<typeof noticesApi> = {
  listLetters,
  showLetter,
  resendLetter,
  holdLetter,
  releaseLetter,
  listSystemMessages,
  createSystemMessage,
  updateSystemMessage,
  endSystemMessage,
}
