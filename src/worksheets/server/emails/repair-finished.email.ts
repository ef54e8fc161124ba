import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { grossOrdered } from '#quotes/server/quote-decision-store.ts'
import type { RequestEvents } from '#requests/events.ts'
import { type Writing, workshopEmail } from '#workshop/server/workshop-email.ts'
import { worksheetEmailTexts } from '../../email-texts.ts'

/** The repair is done, what was done, its guarantee, and how the device comes home. */
export const repairFinishedEmail = emailReaction<TransactionContext, RequestEvents['repairFinished']>('workshop.mailFinished', (ctx, { requestId }) =>
  workshopEmail(ctx, requestId, async (writing) => {
    const { number, facts, request, summary } = writing
    // Taken back before the email was written.
    if (request.outcome !== 'REPAIRED' || !request.readyAt) return null
    const t = await translatorOf(worksheetEmailTexts, summary.language)
    const isCharged = (await grossOrdered(ctx.tx, requestId)) !== null
    return {
      // Finished anew after it was taken back, it is told anew.
      deduplicationKey: `repairFinished:${requestId}:${request.readyAt.epochMilliseconds}`,
      subject: t('finished.subject', { number }),
      blocks: [
        { kind: 'text', text: t('finished.text') },
        { kind: 'facts', facts },
        { kind: 'text', text: t('finished.withCard') },
        { kind: 'heading', text: t('next.title') },
        { kind: 'list', items: [...(isCharged ? [t('next.invoice')] : []), wayBack(t, writing)] },
        ...(await writing.pageLink()),
      ],
      attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmRepairWorksheet')],
    }
  }),
)

/** How the device comes home. */
export const wayBack = (t: Translator<typeof worksheetEmailTexts.hu>, { summary }: Pick<Writing, 'summary'>): string =>
  t(summary.returnsToCounter ? 'next.counter' : summary.deliveryOut.lockerCode === null ? 'next.courier' : 'next.locker')
