import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { compensationEmailTexts } from '../email-texts.ts'
import type { CompensationEvents } from '../events.ts'
import { findCompensation, findStep } from './compensation-store.ts'

/** Where the compensation goes and by when, that it was transferred, or that this was said by mistake. What employees noted stays inside. */
export const compensationMovedEmail = emailReaction<TransactionContext, CompensationEvents['compensationMoved']>(
  'compensations.mailMoved',
  (ctx, { requestId, stepId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const [compensation, moved] = [await findCompensation(ctx.tx, requestId), await findStep(ctx.tx, stepId)]
      if (!compensation || !moved) return null
      const { language } = request
      const t = await translatorOf(compensationEmailTexts, language)
      const { amount, holder, dueOn } = compensation
      const { step, accountEnd, paidOn } = moved
      const isOnBehalf = step === 'account' && moved.channel !== 'web'
      return {
        deduplicationKey: `compensationMoved:${stepId}`,
        subject: t(`${step}.subject`, { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t(isOnBehalf ? 'account.onBehalf' : `${step}.text`) },
          {
            kind: 'facts',
            facts: [
              [t('facts.amount'), forintIn(language)(amount)],
              [t('facts.account'), t('facts.end', { end: accountEnd })],
              [t('facts.holder'), holder ?? ''],
              paidOn === null
                ? [t('facts.dueOn'), dueOn === null ? '' : dayInWords(language, dueOn)]
                : [t('facts.paidOn'), dayInWords(language, paidOn)],
              ...requestFacts(request, words),
            ],
          },
          { kind: 'text', text: t(`${step}.next`, { phone: company.phone, ...company.openingHours }) },
          ...(await pageBlocks(ctx, requestId, words)),
        ],
      }
    }),
)
