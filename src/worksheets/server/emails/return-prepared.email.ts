import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { owedByRequest } from '#invoices/server/duty-of-request.ts'
import type { RequestEvents } from '#requests/events.ts'
import { lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { lastStepOf } from '#requests/server/history-store.ts'
import type { Outcome } from '#requests/status.ts'
import { forintIn, roundedToCash } from '#site/figures.ts'
import { withdrawalOf } from '#statements/server/withdrawal-store.ts'
import { type Writing, workshopEmail } from '#workshop/server/workshop-email.ts'
import { worksheetEmailTexts } from '../../email-texts.ts'
import { findWorksheet } from '../worksheet-store.ts'
import { wayBack } from './repair-finished.email.ts'

type T = Translator<typeof worksheetEmailTexts.hu>

const words = {
  NO_FAULT: ['returned.noFaultSubject', 'returned.noFaultText'],
  WARRANTY_REJECTED: ['returned.rejectedSubject', 'returned.rejectedText'],
  REPLACED: ['returned.replacedSubject', 'returned.replacedText'],
  RETURNED_UNREPAIRED: ['returned.unrepairedSubject', 'returned.unrepairedText'],
} as const

const isAnnounced = (outcome: Outcome | null): outcome is keyof typeof words => outcome !== null && outcome in words

const endsOfWork = lifecycleActions.filter((step) => stepOfLife(step).outcomes)

/** The device goes back without a repair, why, and what that costs where quotes have not told it already. */
export const returnPreparedEmail = emailReaction<TransactionContext, RequestEvents['returnPrepared']>('workshop.mailReturned', (ctx, { requestId }) =>
  workshopEmail(ctx, requestId, async (writing) => {
    const { number, facts, request, summary } = writing
    const { outcome, readyAt } = request
    const ended = await lastStepOf(ctx.tx, requestId, endsOfWork)
    // What ended by rule, the email about the expert report has told with its fee.
    if (!isAnnounced(outcome) || !readyAt || ended?.byKind !== 'staff') return null
    const t = await translatorOf(worksheetEmailTexts, summary.language)
    const [subject, text] = words[outcome]
    const isAfterRefusal = ended.statusBefore === 'QUOTE_REJECTED'
    const wasOrdered = ended.statusBefore === 'QUOTE_ACCEPTED'
    const textOfOrder = (await withdrawalOf(ctx.tx, requestId)) !== null ? 'returned.withdrawnText' : 'returned.notDoneText'
    return {
      deduplicationKey: `returnPrepared:${requestId}:${readyAt.epochMilliseconds}`,
      subject: t(subject, { number }),
      blocks: [
        { kind: 'text', text: t(isAfterRefusal ? 'returned.afterQuoteText' : wasOrdered ? textOfOrder : text) },
        { kind: 'facts', facts: [...facts, ...(await newDevice(ctx, t, writing))] },
        ...(await feeBlocks(ctx, t, writing)),
        { kind: 'text', text: wayBack(t, writing) },
        ...(await writing.pageLink()),
      ],
      attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmRepairWorksheet')],
    }
  }),
)

async function newDevice({ tx }: ReadContext, t: T, { request }: Writing): Promise<[string, string][]> {
  const identifier = (await findWorksheet(tx, request.id))?.deviceIdentifierOut
  return request.outcome === 'REPLACED' && identifier ? [[t('returned.newIdentifier'), identifier]] : []
}

/** What the return costs where no quote has told it already (DESIGN 8.34): how it is paid, the invoice says. */
async function feeBlocks(ctx: ReadContext, t: T, { request, summary }: Writing): Promise<EmailBlock[]> {
  if (request.outcome !== 'NO_FAULT' && request.outcome !== 'WARRANTY_REJECTED') return []
  const owed = await owedByRequest(ctx, request)
  if (owed === 0) return []
  const forint = forintIn(summary.language)
  return [
    { kind: 'text', text: t('returned.fee') },
    { kind: 'facts', facts: [[t('returned.feeName'), t('returned.inCash', { amount: forint(owed), cash: forint(roundedToCash(owed)) })]] },
  ]
}
