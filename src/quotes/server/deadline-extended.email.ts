import { emailReaction } from '#base/server/mail/emails.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { dayInWords } from '#requests/in-words.ts'
import type { QuoteEvents } from '../events.ts'
import { quoteForApproval } from './ask-approvers.ts'
import { findReport } from './expert-report-store.ts'
import { feeInWords, quoteEmail, type Writing } from './quote-email.ts'
import { quoteBlocks } from './quote-ready.email.ts'
import { currentQuote } from './quote-store.ts'

/** The customer has more time than they were told; the document with the new day takes the place of the one they have. */
export const deadlineExtendedEmail = emailReaction<TransactionContext, QuoteEvents['deadlineExtended']>(
  'quotes.mailDeadlineExtended',
  (ctx, { requestId, kind }) =>
    quoteEmail(ctx, requestId, (writing) => (kind === 'quote' ? aboutQuote(ctx, requestId, writing) : aboutReport(ctx, requestId, writing))),
)

async function aboutQuote(ctx: TransactionContext, requestId: number, writing: Writing) {
  const quote = await currentQuote(ctx.tx, requestId)
  if (quote?.status !== 'sent') return null
  const { t, request } = writing
  const approval = await quoteForApproval(ctx, requestId)
  const day = budapestDay(quote.validUntil)
  return {
    deduplicationKey: `quoteExtended:${quote.id}:${day}`,
    subject: t('extended.subject', { day: dayInWords(request.language, day) }),
    blocks: [{ kind: 'text', text: t('extended.text') } as const, ...(await quoteBlocks(ctx, writing, { quote, approval }))],
    attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmQuotation')],
  }
}

async function aboutReport(ctx: TransactionContext, requestId: number, writing: Writing) {
  const report = await findReport(ctx.tx, requestId)
  if (report?.status !== 'issued') return null
  const { t, request, facts, pageLink } = writing
  const day = budapestDay(report.validUntil)
  const dayInFull = dayInWords(request.language, day)
  return {
    deduplicationKey: `expertReportExtended:${report.id}:${day}`,
    subject: t('extended.subject', { day: dayInFull }),
    blocks: [
      { kind: 'text', text: t('extended.text') } as const,
      { kind: 'facts', facts: [...facts, [t('facts.decideUntil'), dayInFull] as [string, string]] } as const,
      { kind: 'text', text: t('report.choices') } as const,
      { kind: 'list', items: [t('report.accept'), t('report.reject', { fee: feeInWords(writing, report.returnFee) })] } as const,
      ...(await pageLink('decide')),
      { kind: 'text', text: t('report.silence') } as const,
    ],
    attachments: [await ownDocumentAttachment(ctx, requestId, 'faultReport')],
  }
}
