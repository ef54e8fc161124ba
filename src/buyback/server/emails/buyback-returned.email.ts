import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { pageBlocks } from '#requests/server/emails/request-email.ts'
import { findReturn } from '../buyback-store.ts'
import { buybackEmail, type Writing } from './buyback-email.ts'

/** The device goes back, why, and that it costs nothing (DESIGN 8.34). */
export const buybackReturnedEmail = emailReaction<TransactionContext, RequestEvents['buybackReturned']>(
  'buyback.mailReturned',
  (ctx, { requestId }) =>
    buybackEmail(ctx, requestId, async (writing) => {
      const { t, words, number, facts } = writing
      return {
        deduplicationKey: `buybackReturned:${requestId}`,
        subject: t('returned.subject', { number }),
        blocks: [
          ...whyBlocks(writing, (await findReturn(ctx.tx, requestId))?.reason),
          { kind: 'facts', facts },
          { kind: 'text', text: t('returned.free') },
          ...(await pageBlocks(ctx, requestId, words)),
        ],
      }
    }),
)

function whyBlocks({ offer, t }: Writing, reason: string | undefined): EmailBlock[] {
  if (offer?.decision === 'declined') return [{ kind: 'text', text: t('returned.declined') }]
  if (offer?.decision === 'expired') return [{ kind: 'text', text: t('returned.expired') }]
  return [{ kind: 'text', text: t('returned.noOffer') }, ...(reason ? [{ kind: 'text', text: reason } as const] : [])]
}
