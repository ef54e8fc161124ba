import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { email } from '#base/email.ts'
import { get, post, put } from '#base/endpoint.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { emailRow, emailStatuses, shownEmail } from './email.ts'
import { editedMessage, writtenMessage } from './system-message.ts'

const emailId = z.object({ id: z.uuid(refusedWith('NOT_FOUND')) })
const messageId = z.object({
  id: z.coerce
    .number(wrongType)
    .int(refusedWith('NOT_FOUND'))
    .positive(refusedWith('NOT_FOUND'))
    .max(2 ** 31 - 1, refusedWith('NOT_FOUND')),
})
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

/** Whoever answers customers sees what the portal wrote to them, and may write it again (GAPS D4 names no key for the outbox). */
const correspondent = employee('message.reply')
const editor = employee('systemMessage.edit')

/** How often the email had been sent again when the employee looked at it: a second click is refused, not sent. */
const seenEmail = z.strictObject({ resends: z.int(wrongType) }, wrongType)
const seenMessage = z.int(wrongType)

export const noticesApi = {
  listEmails: get('/service-desk/emails', {
    summary: 'The outbox, the newest email first; filtered by status, recipient, request. Key message.reply: whoever answers customers',
    who: correspondent,
    fromReplica: true,
    query: z.strictObject(
      {
        status: z.enum(emailStatuses, wrongType).optional(),
        /** A whole address, in any case. */
        recipient: email.optional(),
        request: number.optional(),
        /** The last email of the page before. */
        after: z.uuid(wrongType).optional(),
        size: number.max(100, wrongType).default(25),
      },
      wrongType,
    ),
    answers: z.object({
      emails: z.array(emailRow),
      /** What to send as `after`; null: this was the last page. */
      next: z.uuid().nullable(),
      /** Of the whole outbox; only with the first page. */
      waiting: z.object({ queued: z.int(), failed: z.int(), held: z.int() }).nullable(),
    }),
  }),

  showEmail: get('/service-desk/emails/:id', {
    summary: 'One email as its reader sees it, without what opens anything: tokens in links are masked, emails that let in are not shown',
    who: correspondent,
    params: emailId,
    answers: shownEmail,
  }),

  resendEmail: post('/service-desk/emails/:id/resend', {
    summary: 'Sends an email again that has left or was refused; never one that lets its reader in',
    who: correspondent,
    params: emailId,
    body: seenEmail,
    answers: emailRow,
  }),

  holdEmail: post('/service-desk/emails/:id/hold', {
    summary: 'Keeps an email back that has not left yet',
    who: correspondent,
    params: emailId,
    answers: emailRow,
  }),

  releaseEmail: post('/service-desk/emails/:id/release', {
    summary: 'Lets a held email go; one that is being tried again is tried at once',
    who: correspondent,
    params: emailId,
    answers: emailRow,
  }),

  listSystemMessages: get('/service-desk/system-messages', {
    summary: 'What the bell has said, says and will say; the latest first',
    who: editor,
    query: z.strictObject({ after: number.max(2 ** 31 - 1, wrongType).optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({ messages: z.array(editedMessage), next: z.int().nullable() }),
  }),

  createSystemMessage: post('/service-desk/system-messages', {
    summary: 'Writes a message; at any moment there is at most one',
    who: editor,
    body: writtenMessage,
    answers: editedMessage,
  }),

  updateSystemMessage: put('/service-desk/system-messages/:id', {
    summary: 'Changes a message that is not over',
    who: editor,
    params: messageId,
    body: writtenMessage.extend({ version: seenMessage }),
    answers: editedMessage,
  }),

  endSystemMessage: post('/service-desk/system-messages/:id/end', {
    summary: 'Ends a message now; one that has not begun never will',
    who: editor,
    params: messageId,
    body: z.strictObject({ version: seenMessage }, wrongType),
    answers: editedMessage,
  }),
}
