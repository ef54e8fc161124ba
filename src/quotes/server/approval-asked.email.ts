import { nameInWords } from '#accounts/name-in-words.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { forintIn, forintsIn } from '#site/figures.ts'
import { aboveInWords } from '../decision-limit.ts'
import { quoteEmailTexts } from '../email-texts.ts'
import type { QuoteEvents } from '../events.ts'
import { findApprover } from './approver-store.ts'
import { quoteForApproval } from './ask-approvers.ts'
import { stillOpen } from './deadline.ts'
import { nameOf } from './decider.ts'

/** To an approver: whose quote it is, what it costs, until when, and the page where it is decided after logging in. */
export const approvalAskedEmail = emailReaction<TransactionContext, QuoteEvents['approvalAsked']>(
  'quotes.mailApprovalAsked',
  async (ctx, { requestId, quoteId, accountId, isReminder }) => {
    const found = await quoteForApproval(ctx, requestId)
    const approver = await findApprover(ctx.tx, accountId)
    const request = await findRequestSummary(ctx.tx, requestId)
    // Decided or over meanwhile, or another version counts, whose own email says it.
    if (found?.quote.id !== quoteId || !stillOpen(ctx.now, found.quote.validUntil) || !approver || !request) return null
    const { language, email } = approver
    const t = await translatorOf(quoteEmailTexts, language)
    const number = formatRequestNumber(requestId)
    // The limit is that of whoever sent it, who need not be the person the device is fetched from.
    const sender = await nameOf({ tx: ctx.tx, language }, found.request.accountId)
    const words = { name: sender || nameInWords(language, request), limit: forintIn(language)(found.limit) }
    return {
      deduplicationKey: `approval:${quoteId}:${accountId}:${isReminder ? 'half' : 'first'}`,
      to: email,
      language,
      subject: t(isReminder ? 'approval.reminderSubject' : 'approval.subject', { number }),
      blocks: [
        { kind: 'text', text: t('approval.greeting', { name: nameInWords(language, approver) }) },
        { kind: 'text', text: t(`approval.${aboveInWords(found)}`, words) },
        {
          kind: 'facts',
          facts: [
            [t('approval.number'), number],
            [t('approval.device'), deviceName(request)],
            [t(found.least === found.most ? 'facts.amount' : 'facts.from'), forintsIn(language)(found.least, found.most)],
            [t('facts.validUntil'), dayInWords(language, budapestDay(found.quote.validUntil))],
          ],
        },
        { kind: 'button', label: t('decide'), url: `${ctx.env.PUBLIC_URL}${paths.ownRequest(requestId)}` },
        { kind: 'small', text: t('approval.unanswered') },
      ],
    }
  },
)
