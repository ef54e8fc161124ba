import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { pageBlocks } from '#requests/server/emails/request-email.ts'
import { findPayout } from '../payout-store.ts'
import { buybackEmail } from './buyback-email.ts'

/** What was sold and for how much; a company is asked for its invoice. */
export const buybackAcceptedEmail = emailReaction<TransactionContext, RequestEvents['buybackAccepted']>(
  'buyback.mailAccepted',
  (ctx, { requestId }) =>
    buybackEmail(ctx, requestId, async ({ buyback, isCompany, t, words, number, facts, forint }) => {
      const payout = await findPayout(ctx.tx, requestId)
      if (!payout) return null
      return {
        deduplicationKey: `buybackAccepted:${requestId}`,
        subject: t('accepted.subject', { number }),
        blocks: [
          { kind: 'text', text: t(isCompany ? 'accepted.company' : 'accepted.text') },
          {
            kind: 'facts',
            facts: [...facts, [t('facts.toTransfer'), forint(payout.amount)], [t('facts.account'), bankAccountEnd(buyback.payoutAccount)]],
          },
          ...(await pageBlocks(ctx, requestId, words, t('accepted.open'))),
        ],
      }
    }),
)
