import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { requestEmailTexts } from '#requests/email-texts.ts'
import { deviceOfOwner } from '../../alone.ts'
import { worksheetEmailTexts } from '../../email-texts.ts'
import type { WorksheetEvents } from '../../events.ts'
import { sheetById } from './alone-store.ts'
import { drawSheetAlone } from './sheet-alone-sheet.ts'
import { ownerOf } from './stored-owner.ts'

/** The closed sheet of a walk-in or of field service, as an employee sent it. */
export const aloneWorksheetSentEmail = emailReaction<TransactionContext, WorksheetEvents['aloneWorksheetSent']>(
  'worksheets.mailSheetAlone',
  async (ctx, { worksheetId, changeId }) => {
    const sheet = await sheetById(ctx.tx, worksheetId)
    // Opened again, or joined to a request, before the email was written; or its owner was erased.
    if (!sheet?.closedAt || sheet.requestId !== null || sheet.ownerEmail === '') return null
    const owner = ownerOf(sheet)
    const t = await translatorOf(worksheetEmailTexts, owner.language)
    const words = await translatorOf(requestEmailTexts, owner.language)
    const drawn = await drawSheetAlone(ctx, sheet)
    return {
      deduplicationKey: `aloneWorksheetSent:${changeId}`,
      to: owner.email,
      language: owner.language,
      subject: t('sent.subject', { number: sheet.number }),
      blocks: [
        { kind: 'text', text: words('greeting', { name: owner.name }) },
        { kind: 'text', text: t('sent.text') },
        {
          kind: 'facts',
          facts: [[t('sent.worksheet'), sheet.number], ...(deviceOfOwner(owner) ? [[words('facts.device'), deviceOfOwner(owner)] as const] : [])],
        },
      ],
      attachments: [{ name: `${sheet.number}.pdf`, mediaType: 'application/pdf', base64: Buffer.from(drawn).toString('base64') }],
    }
  },
)
