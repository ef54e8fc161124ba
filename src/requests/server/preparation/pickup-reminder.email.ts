import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '../../events.ts'
import { isBeforePickup, isBuyback } from '../../status.ts'
import { type EmailTranslator, numberOf, pageBlocks, pickupFacts, requestEmail, requestFacts } from '../emails/request-email.ts'
import type { RequestSummary } from '../request-summary-store.ts'
import { dayAfter } from './remind-of-pickup.ts'

/** On the evening before the pickup: what is still to be done, and where it is ticked. */
export const pickupReminderEmail = emailReaction<TransactionContext, RequestEvents['pickupReminderDue']>(
  'requests.mailPickupReminder',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, t) => {
      // Moved, cancelled or collected before the email was written.
      if (request.closedAt || !isBeforePickup(request.status) || request.pickupDay !== dayAfter(ctx.now)) return null
      return {
        deduplicationKey: `pickupReminder:${requestId}:${request.pickupDay}`,
        subject: t('reminder.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('reminder.text') },
          { kind: 'facts', facts: [...pickupFacts(request, t), ...requestFacts(request, t)] },
          ...checklist(request, t),
          { kind: 'text', text: t('received.sheet', { number: numberOf(request) }) },
          ...(await pageBlocks(ctx, requestId, t, t('reminder.open'))),
        ],
      }
    }),
)

/** What is not answered yet; whoever has answered all is told only that the courier comes. */
function checklist({ preparation, warrantyTypeId }: RequestSummary, t: EmailTranslator): EmailBlock[] {
  const open = preparation.filter(({ answer }) => answer === null)
  if (open.length === 0) return []
  return [
    { kind: 'heading', text: t('reminder.checklist') },
    { kind: 'list', items: open.map(({ text }) => text) },
    { kind: 'text', text: t(isBuyback({ warrantyTypeId }) ? 'reminder.impossibleOfSale' : 'reminder.impossible') },
  ]
}
