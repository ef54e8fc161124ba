import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { abandonedDeviceEmailTexts } from '../email-texts.ts'
import type { AbandonedDeviceEvents } from '../events.ts'
import { owedOf, storageOf } from './storage-of.ts'

/** Until when the device is stored, what ends the wait, and what follows otherwise; nothing to whoever paid or chose meanwhile. */
export const storageNoticeEmail = emailReaction<TransactionContext, AbandonedDeviceEvents['storageNoticeDue']>(
  'abandonedDevices.mailNotice',
  (ctx, { requestId, since, notice }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      const storage = await storageOf(ctx, requestId)
      if (storage?.since !== since) return null
      const { language } = request
      const t = await translatorOf(abandonedDeviceEmailTexts, language)
      const owed = await owedOf(ctx, requestId)
      const isLast = notice === storage.terms.noticeDays.length
      return {
        deduplicationKey: `storageNotice:${requestId}:${since}:${notice}`,
        subject: t(isLast ? 'notice.lastSubject' : 'notice.subject', { day: dayInWords(language, storage.endsOn), number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t(`notice.${storage.kind}`) },
          {
            kind: 'facts',
            facts: [
              [t('notice.until'), dayInWords(language, storage.endsOn)],
              ...(owed > 0 ? ([[t('owed'), forintIn(language)(owed)]] as const) : []),
              ...requestFacts(request, words),
            ],
          },
          ...(await pageBlocks(ctx, requestId, words, t(`notice.button.${storage.kind}`))),
          { kind: 'text', text: t(isLast ? 'notice.lastAfter' : 'notice.after') },
          { kind: 'small', text: t('notice.call', { phone: company.phone, ...company.openingHours }) },
        ],
      }
    }),
)
