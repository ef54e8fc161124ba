import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { pageBlocks } from '#requests/server/emails/request-email.ts'
import { findPayout } from '../payout-store.ts'
import { buybackEmail } from './buyback-email.ts'

/** The price is on its way; a private seller gets the statement with it. */
export const buybackPaidEmail = emailReaction<TransactionContext, RequestEvents['buybackPaid']>('buyback.mailPaid', (ctx, { requestId }) =>
  buybackEmail(ctx, requestId, async ({ request, buyback, isCompany, t, words, number, facts, forint }) => {
    const payout = await findPayout(ctx.tx, requestId)
    if (!payout?.paidOn) return null
    return {
      deduplicationKey: `buybackPaid:${requestId}`,
      subject: t('paid.subject', { number }),
      blocks: [
        { kind: 'text', text: t('paid.text') },
        {
          kind: 'facts',
          facts: [
            ...facts,
            [t('facts.transferred'), forint(payout.amount)],
            [t('facts.account'), bankAccountEnd(buyback.payoutAccount)],
            [t('facts.paidOn'), dayInWords(request.language, payout.paidOn)],
          ],
        },
        { kind: 'text', text: t('paid.bank') },
        ...(isCompany ? [] : [{ kind: 'text', text: t('paid.statement') } as const]),
        ...(await pageBlocks(ctx, requestId, words, t('accepted.open'))),
      ],
      attachments: isCompany ? [] : [await ownDocumentAttachment(ctx, requestId, 'buybackStatement')],
    }
  }),
)
