import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { newestDocument } from '#documents/server/document-store.ts'
import { ownDocumentAttachment } from '#documents/server/own-document-attachment.ts'
import { pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { worksheetEmailTexts } from '../../email-texts.ts'
import type { WorksheetEvents } from '../../events.ts'
import { findWorksheet } from '../worksheet-store.ts'

/** The closed sheet, as an employee sent it. */
export const worksheetSentEmail = emailReaction<TransactionContext, WorksheetEvents['worksheetSent']>(
  'worksheets.mailSheet',
  (ctx, { requestId, changeId }) =>
    requestEmail(ctx, requestId, async (summary, words) => {
      const t = await translatorOf(worksheetEmailTexts, summary.language)
      const sheet = await findWorksheet(ctx.tx, requestId)
      // Opened again before the email was written.
      if (!sheet?.closedAt || !(await newestDocument(ctx.tx, requestId, 'gsmRepairWorksheet'))) return null
      return {
        deduplicationKey: `worksheetSent:${changeId}`,
        subject: t('sent.subject', { number: sheet.number }),
        blocks: [
          { kind: 'text', text: t('sent.text') },
          { kind: 'facts', facts: [...requestFacts(summary, words), [t('sent.worksheet'), sheet.number]] },
          ...(await pageBlocks(ctx, requestId, words)),
        ],
        attachments: [await ownDocumentAttachment(ctx, requestId, 'gsmRepairWorksheet')],
      }
    }),
)
