import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { expectedTotal, isAboveEstimate } from '#prices/estimate.ts'
import type { RequestEvents } from '#requests/events.ts'
import { dayInWords } from '#requests/in-words.ts'
import { forintsIn } from '#site/figures.ts'
import { aboveInWords } from '../decision-limit.ts'
import type { QuoteEvents } from '../events.ts'
import { insurerEmailTexts } from '../insurer-email-texts.ts'
import { cheapestLines, dearestLines, type QuoteLine, totalOf } from '../quote.ts'
import { isAbove, quoteForApproval } from './ask-approvers.ts'
import { deadlineDto, stillOpen } from './deadline.ts'
import { findInsurerQuote } from './insurer/insurer-store.ts'
import { feeFacts, quoteEmail, type Writing } from './quote-email.ts'
import { currentQuote, findCurrentQuote, linesOf, type SentQuote } from './quote-store.ts'

/** A quote to decide about, the first or a new version, with its document and the link where it is decided. */
export const quoteReadyEmail = emailReaction<TransactionContext, RequestEvents['quoteSent']>('quotes.mailQuoteReady', (ctx, { requestId }) =>
  quoteEmail(ctx, requestId, async (writing) => {
    const quote = await currentQuote(ctx.tx, requestId)
    // Accepted within the limit, or decided before the email was written: the other email says all there is to say.
    if (quote?.status !== 'sent') return null
    const { t, number } = writing
    const isFirst = quote.version === 1
    return {
      deduplicationKey: `quoteReady:${quote.id}`,
      subject: t(isFirst ? 'quote.subject' : 'quote.newSubject', { number }),
      blocks: [
        { kind: 'text', text: isFirst ? t('quote.text') : t('quote.newText', { version: String(quote.version) }) },
        ...(await insurersPart(ctx, writing)),
        ...(await quoteBlocks(ctx, writing, { quote, approval: await quoteForApproval(ctx, requestId) })),
      ],
      attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmQuotation')],
    }
  }),
)

/** Whose insurer pays but for the own share learns it with the quote of that share. */
async function insurersPart({ tx }: TransactionContext, { request: { id, language } }: Writing): Promise<EmailBlock[]> {
  if ((await findInsurerQuote(tx, id))?.status !== 'part') return []
  const t = await translatorOf(insurerEmailTexts, language)
  return [{ kind: 'text', text: t('ownShare.mail') }]
}

/** Once each at half-time, three and one working day before the end. */
export const quoteReminderEmail = emailReaction<TransactionContext, QuoteEvents['quoteReminderDue']>(
  'quotes.mailReminder',
  (ctx, { requestId, quoteId, reminder }) =>
    quoteEmail(ctx, requestId, async (writing) => {
      const quote = await findCurrentQuote(ctx.tx, quoteId)
      // Whoever is written to late is not asked for what is over.
      if (quote?.status !== 'sent' || !stillOpen(ctx.now, quote.validUntil)) return null
      const { t, request } = writing
      const approval = await quoteForApproval(ctx, requestId)
      return {
        deduplicationKey: `quoteReminder:${quoteId}:${reminder}`,
        subject: t('reminder.subject', { day: dayInWords(request.language, budapestDay(quote.validUntil)) }),
        blocks: [
          { kind: 'text', text: t(isAbove(approval) ? 'approval.member.reminder' : 'reminder.text') },
          ...(reminder === 'oneDay' ? [{ kind: 'text', text: t('reminder.last') } as const] : []),
          ...(await quoteBlocks(ctx, writing, { quote, approval })),
        ],
      }
    }),
)

type ToDecide = { readonly quote: SentQuote; readonly approval: Awaited<ReturnType<typeof quoteForApproval>> }

/** What is to be decided, until when, what a refusal costs, and where. */
export async function quoteBlocks(ctx: ReadContext, writing: Writing, { quote, approval }: ToDecide): Promise<EmailBlock[]> {
  const { t, request, facts, pageLink } = writing
  const { certain } = await deadlineDto(ctx, quote.sentAt, quote.validUntil)
  const lines = await linesOf(ctx.tx, quote.id)
  const price = priceFact(writing, lines)
  const waits = isAbove(approval)
  const validUntil = dayInWords(request.language, budapestDay(quote.validUntil))
  return [
    ...aboveEstimate(writing, quote, lines),
    { kind: 'facts', facts: [...facts, price, [t('facts.validUntil'), validUntil]] },
    ...(certain ? [] : [{ kind: 'text', text: t('uncertain') } as const]),
    ...(approval ? [{ kind: 'text', text: t(`approval.member.${aboveInWords(approval)}`, { limit: writing.forint(approval.limit) }) } as const] : []),
    { kind: 'text', text: t(waits ? 'approval.member.how' : 'quote.how') },
    ...(await pageLink(waits ? 'open' : 'decide')),
    { kind: 'text', text: t(waits ? 'approval.member.fees' : 'fees') },
    feeFacts(writing, quote),
  ]
}

/** Whoever was told less before the booking learns it with the quote, and why. */
function aboveEstimate({ t, request: { estimate, language } }: Writing, quote: SentQuote, lines: readonly QuoteLine[]): EmailBlock[] {
  const expected = estimate && expectedTotal(estimate)
  if (!expected || !isAboveEstimate(expected, totalOf(cheapestLines(lines)).gross)) return []
  const words = { range: forintsIn(language)(expected.from, expected.to), reason: quote.aboveEstimateReason }
  return [{ kind: 'text', text: t('quote.aboveExpected', words) }]
}

function priceFact({ t, request: { language } }: Writing, lines: readonly QuoteLine[]): [string, string] {
  const [least, most] = [totalOf(cheapestLines(lines)).gross, totalOf(dearestLines(lines)).gross]
  return [t(least === most ? 'facts.amount' : 'facts.from'), forintsIn(language)(least, most)]
}
