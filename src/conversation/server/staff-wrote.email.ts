import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { conversationEmailTexts } from '../email-texts.ts'
import type { ConversationEvents } from '../events.ts'
import { marksOf } from './conversation-store.ts'

/**
 * That there is a message, not what it says: mailboxes are shared, forwarded and read by employers, and a thread holds addresses and
 * what is on a phone. One email until the customer reads: its key carries how far they have read, and that only grows.
 */
export const staffWroteEmail = emailReaction<TransactionContext, ConversationEvents['staffWrote']>(
  'conversation.mailStaffWrote',
  (ctx, { requestId, messageId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const { readByCustomer } = await marksOf(ctx.tx, requestId)
      if (readByCustomer >= messageId) return null
      const t = await translatorOf(conversationEmailTexts, request.language)
      const vs = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
      return {
        deduplicationKey: `staffWrote:${requestId}:${readByCustomer}`,
        subject: t('message.subject', { number: formatRequestNumber(requestId) }),
        blocks: [
          { kind: 'text', text: t('message.text') },
          { kind: 'facts', facts: requestFacts(request, words) },
          { kind: 'button', label: t('message.open'), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
          { kind: 'small', text: t('message.noReply') },
          { kind: 'small', text: t('warning') },
        ],
      }
    }),
)
