import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { dayInWords } from '#requests/in-words.ts'
import type { QuoteEvents } from '../events.ts'
import { reasonTexts } from '../reason-texts.ts'
import { colleagueInWords } from './decider.ts'
import { decisionAboutReport, findReport } from './expert-report-store.ts'
import { colleagueBlocks, feeInWords, quoteEmail } from './quote-email.ts'
import { isOfConsumer } from './quoted-request-store.ts'

/** Why the repair is not free of charge, what can be done about it and until when; the jegyzőkönyv is attached. */
export const expertReportIssuedEmail = emailReaction<TransactionContext, QuoteEvents['expertReportIssued']>(
  'quotes.mailReportIssued',
  (ctx, { requestId }) =>
    quoteEmail(ctx, requestId, async (writing) => {
      const report = await findReport(ctx.tx, requestId)
      if (report?.status !== 'issued') return null
      const { t, number, facts, request } = writing
      const reasons = await translatorOf(reasonTexts, request.language)
      const isFirst = report.version === 1
      return {
        deduplicationKey: `expertReportIssued:${report.id}`,
        subject: t(isFirst ? 'report.subject' : 'report.newSubject', { number }),
        blocks: [
          { kind: 'text', text: t(isFirst ? 'report.text' : 'report.newText') },
          {
            kind: 'facts',
            facts: [
              ...facts,
              [t('facts.reason'), reasons(report.reason)],
              [t('facts.decideUntil'), dayInWords(request.language, budapestDay(report.validUntil))],
            ],
          },
          { kind: 'text', text: t('report.choices') },
          { kind: 'list', items: [t('report.accept'), t('report.reject', { fee: feeInWords(writing, report.returnFee) })] },
          ...(await writing.pageLink('decide')),
          { kind: 'text', text: t('report.silence') },
          { kind: 'text', text: (await isOfConsumer(ctx.tx, requestId)) ? `${t('report.rights')} ${t('report.board')}` : t('report.rights') },
        ],
        attachments: [await ownDocumentAttachment(ctx, requestId, 'faultReport')],
      }
    }),
)

/** What follows the decision: a quote, or the device unrepaired and its fee. */
export const expertReportDecidedEmail = emailReaction<TransactionContext, QuoteEvents['expertReportDecided']>(
  'quotes.mailReportDecided',
  (ctx, { requestId }) =>
    quoteEmail(ctx, requestId, async (writing) => {
      const report = await findReport(ctx.tx, requestId)
      const decision = report && (await decisionAboutReport(ctx.tx, report.id))
      if (!decision || report.status === 'issued') return null
      const { t, number, facts, pageLink } = writing
      const colleague = await colleagueInWords(ctx.tx, writing.request, decision)
      const fee: EmailBlock = { kind: 'facts', facts: [[t('facts.returnFee'), feeInWords(writing, report.returnFee)]] }
      return {
        deduplicationKey: `expertReportDecided:${report.id}`,
        subject: t(`reportDecided.${report.status}Subject`, { number }),
        blocks: [
          { kind: 'facts', facts },
          ...(colleague && decision.decision !== 'expired'
            ? colleagueBlocks(writing, {
                decided: t(`reportDecided.${decision.decision}ByText`, { name: colleague }),
                reason: decision.reason,
                next: t(`reportDecided.${decision.decision}ByNext`),
              })
            : [{ kind: 'text', text: t(`reportDecided.${report.status}Text`) } as const]),
          ...(report.status === 'accepted' ? [] : [fee]),
          ...(await pageLink('open')),
        ],
      }
    }),
)
