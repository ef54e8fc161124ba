import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '../../events.ts'
import { calendarAttachment, numberOf, requestEmail, requestFacts } from './request-email.ts'

/** The receipt of a cancellation; the calendar file that comes with it removes the pickup. */
export const requestCancelledEmail = emailReaction<TransactionContext, RequestEvents['requestCancelled']>(
  'requests.mailCancelled',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, t) => ({
      deduplicationKey: `requestCancelled:${requestId}`,
      subject: t('cancelled.subject', { number: numberOf(request) }),
      blocks: [
        { kind: 'text', text: t('cancelled.text') },
        { kind: 'facts', facts: requestFacts(request, t) },
        { kind: 'text', text: t('cancelled.calendar') },
        { kind: 'button', label: t('cancelled.again'), url: `${ctx.env.PUBLIC_URL}${paths.requestStart()}` },
        { kind: 'small', text: t('cancelled.notYou') },
      ],
      attachments: await calendarAttachment(ctx, request),
    })),
)
