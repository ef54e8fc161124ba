import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { payWithinDays } from '../compensation.ts'
import { compensationEmailTexts } from '../email-texts.ts'
import type { CompensationEvents } from '../events.ts'
import { findCompensation } from './compensation-store.ts'

/** Asks again where the compensation is to be paid; not whoever has said it meanwhile. */
export const accountMissingEmail = emailReaction<TransactionContext, CompensationEvents['compensationAccountMissing']>(
  'compensations.mailAccountMissing',
  (ctx, { requestId, reminder }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const compensation = await findCompensation(ctx.tx, requestId)
      if (!compensation || compensation.account !== null) return null
      const { language } = request
      const t = await translatorOf(compensationEmailTexts, language)
      return {
        deduplicationKey: `compensationAccountMissing:${requestId}:${reminder}`,
        subject: t('missing.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('missing.text', { days: String(payWithinDays) }) },
          { kind: 'facts', facts: [[t('facts.amount'), forintIn(language)(compensation.amount)], ...requestFacts(request, words)] },
          { kind: 'text', text: t('missing.next', { phone: company.phone, ...company.openingHours }) },
          ...(await pageBlocks(ctx, requestId, words, t('missing.say'))),
        ],
      }
    }),
)
