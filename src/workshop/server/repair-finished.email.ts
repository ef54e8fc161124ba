import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import type { RequestEvents } from '#requests/events.ts'
import { orderedFee } from '#worksheets/server/warranty-card.ts'
import { type Writing, workshopEmail } from './workshop-email.ts'

/** The repair is done, what was done, its guarantee, and how the device comes home. */
export const repairFinishedEmail = emailReaction<TransactionContext, RequestEvents['repairFinished']>('workshop.mailFinished', (ctx, { requestId }) =>
  workshopEmail(ctx, requestId, async (writing) => {
    const { t, number, facts, request } = writing
    // Taken back before the email was written.
    if (request.outcome !== 'REPAIRED' || !request.readyAt) return null
    const isCharged = (await orderedFee(ctx, requestId)) !== null
    return {
      // Finished anew after it was taken back, it is told anew.
      deduplicationKey: `repairFinished:${requestId}:${request.readyAt.epochMilliseconds}`,
      subject: t('finished.subject', { number }),
      blocks: [
        { kind: 'text', text: t('finished.text') },
        { kind: 'facts', facts },
        { kind: 'text', text: t('finished.withCard') },
        { kind: 'heading', text: t('arrived.nextTitle') },
        { kind: 'list', items: [...(isCharged ? [t('next.invoice')] : []), wayBack(writing)] },
        ...(await writing.pageLink()),
      ],
      attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmRepairWorksheet')],
    }
  }),
)

export const wayBack = ({ t, summary }: Writing): string => t(summary.deliveryOut.lockerCode === null ? 'next.courier' : 'next.locker')
