import type { Handlers } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { createSystemMessage } from './create-system-message.ts'
import { endSystemMessage } from './end-system-message.ts'
import { holdEmail } from './hold-email.ts'
import { listEmails } from './list-emails.ts'
import { listSystemMessages } from './list-system-messages.ts'
import { releaseEmail } from './release-email.ts'
import { resendEmail } from './resend-email.ts'
import { showEmail } from './show-email.ts'
import { updateSystemMessage } from './update-system-message.ts'

export const noticesHandlers: Handlers<typeof noticesApi> = {
  listEmails,
  showEmail,
  resendEmail,
  holdEmail,
  releaseEmail,
  listSystemMessages,
  createSystemMessage,
  updateSystemMessage,
  endSystemMessage,
}
