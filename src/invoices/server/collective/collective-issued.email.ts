import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { dayInWords, monthInWords } from '#requests/in-words.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { invoiceEmailTexts } from '../../email-texts.ts'
import type { InvoiceEvents } from '../../events.ts'
import { debtorEmail } from '../debtor-email.ts'
import { findInvoice } from '../invoice-store.ts'
import { debtorOfCharge, findCollectiveFile } from './collective-store.ts'
import { fileNameOf } from './get-collective-document.ts'

/** The collective invoice with its PDF to the insurer, and how it is paid; or its storno. Once for each document. */
export const collectiveIssuedEmail = emailReaction<TransactionContext, InvoiceEvents['collectiveIssued']>(
  'invoices.mailCollective',
  (ctx, { invoiceId }) =>
    debtorEmail(ctx, { invoiceId, requestId: null }, async ({ language, number }) => {
      const invoice = await findInvoice(ctx.tx, invoiceId)
      const debtor = invoice && (await debtorOfCharge(ctx.tx, invoice.chargeId))
      const file = await findCollectiveFile(ctx.tx, invoiceId)
      if (!invoice || !debtor || !file?.fileKey) return null
      const t = await translatorOf(invoiceEmailTexts, language)
      const kind = invoice.kind === 'storno' ? 'storno' : 'final'
      const month = monthInWords(language, debtor.month)
      const cancelled = kind === 'storno' && invoice.aboutInvoiceId !== null ? await findInvoice(ctx.tx, invoice.aboutInvoiceId) : undefined
      if (kind === 'storno' && !cancelled?.number) return null
      const facts: [string, string][] = [
        ...(cancelled?.number ? [[t('facts.cancelledNumber'), cancelled.number] satisfies [string, string]] : []),
        [t(kind === 'storno' ? 'facts.stornoNumber' : 'facts.number'), number],
        [t('collective.month'), month],
        [t('facts.gross'), forintIn(language)(invoice.gross)],
        ...(kind === 'storno'
          ? []
          : ([
              [t('facts.dueOn'), dayInWords(language, invoice.dueOn)],
              [t('facts.account'), company.bankAccount],
              [t('facts.reference'), invoice.paymentReference],
            ] satisfies [string, string][])),
      ]
      return {
        deduplicationKey: `collectiveIssued:${invoiceId}`,
        subject: t(`collective.subject.${kind}`, { number: cancelled?.number ?? number, month }),
        blocks: [
          { kind: 'text', text: t(`collective.text.${kind}`) },
          { kind: 'facts', facts },
        ],
        attachments: [{ name: await fileNameOf(kind, number), mediaType: 'application/pdf', fileKey: file.fileKey }],
      }
    }),
)
