import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { abandonedDeviceEmailTexts } from '../email-texts.ts'
import { balanceOf } from '../storage.ts'
import { findAbandoned } from './storage-store.ts'

/** The account: what became of the device, what it is worth, what was owed, and who gives the difference to whom. */
export const deviceAbandonedEmail = emailReaction<TransactionContext, RequestEvents['deviceAbandoned']>(
  'abandonedDevices.mailAbandoned',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const decided = await findAbandoned(ctx.tx, requestId)
      if (!decided) return null
      const { language } = request
      const { fate, value, owed, decidedAt } = decided
      const t = await translatorOf(abandonedDeviceEmailTexts, language)
      const forint = forintIn(language)
      const balance = balanceOf(owed, value)
      const settled = balance > 0 ? 'left' : balance < 0 ? 'yours' : 'even'
      return {
        deduplicationKey: `deviceAbandoned:${requestId}`,
        subject: t('account.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('account.lead') },
          { kind: 'text', text: t(`account.fate.${fate}`) },
          {
            kind: 'facts',
            facts: [
              [t('account.day'), dayInWords(language, budapestDay(decidedAt))],
              [t('owed'), forint(owed)],
              ...(fate === 'recycled' ? [] : ([[t(`account.value.${fate}`), forint(value)]] as const)),
              ...requestFacts(request, words),
            ],
          },
          { kind: 'text', text: t(`account.balance.${settled}`, { amount: forint(Math.abs(balance)) }) },
          ...(await pageBlocks(ctx, requestId, words)),
          { kind: 'small', text: t('account.objection', { phone: company.phone, ...company.openingHours }) },
        ],
      }
    }),
)
