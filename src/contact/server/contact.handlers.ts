import type { Handlers } from '#context.ts'
import type { contactApi } from '../contact.api.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactHandlers: Handlers<typeof contactApi> = { sendContactMessage }
