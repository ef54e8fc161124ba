import { nameInWords } from '#accounts/name-in-words.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { forintIn } from '#site/figures.ts'
import { insurerEmailTexts } from '../../insurer-email-texts.ts'
import { insurerSheet, languageOfInsurer } from './insurer-sheet.ts'
import { findInsurerQuote } from './insurer-store.ts'

/** The quote to the insurer, with its document, where an employee gave its address. */
export const insurerQuoteEmail = emailReaction<TransactionContext, RequestEvents['insurerAsked']>(
  'quotes.mailInsurer',
  async (ctx, { requestId }) => {
    const request = await findRequestSummary(ctx.tx, requestId)
    const quote = await findInsurerQuote(ctx.tx, requestId)
    // Asked anew, or answered, before the email was written.
    if (!request || quote?.status !== 'sent' || quote.email === null) return null
    const sheet = await insurerSheet(ctx, requestId)
    if (!sheet) return null
    const t = await translatorOf(insurerEmailTexts, languageOfInsurer)
    const claim = request.insuranceNumber ?? ''
    return {
      deduplicationKey: `insurerQuote:${quote.id}`,
      to: quote.email,
      language: languageOfInsurer,
      requestId,
      subject: t('asked.subject', { claim, number: formatRequestNumber(requestId) }),
      blocks: [
        { kind: 'text', text: t('asked.text') },
        {
          kind: 'facts',
          facts: [
            [t('facts.claim'), claim],
            [t('facts.number'), formatRequestNumber(requestId)],
            [t('facts.insured'), request.companyName ?? nameInWords(languageOfInsurer, request)],
            [t('facts.device'), deviceName(request)],
            [t('facts.gross'), forintIn(languageOfInsurer)(quote.gross)],
          ],
        },
        ...(quote.note === '' ? [] : [{ kind: 'text', text: quote.note } as const]),
        { kind: 'text', text: t('asked.how') },
      ],
      attachments: [{ name: sheet.name, mediaType: 'application/pdf', base64: Buffer.from(sheet.body).toString('base64') }],
    }
  },
)
