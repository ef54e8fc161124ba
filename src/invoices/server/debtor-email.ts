import type { Language } from '#base/languages.ts'
import type { Email, EmailBlock } from '#base/server/mail/email.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { languageOfInsurer } from '#quotes/server/insurer/insurer-sheet.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { signatureIn } from '#site/email-signature.ts'
import { invoiceEmailTexts } from '../email-texts.ts'
import { debtorOfCharge } from './collective/collective-store.ts'
import { findInvoice } from './invoice-store.ts'

/** Who is written to about an invoice, and what such an email repeats. */
type Debtor = {
  readonly language: Language
  /** What the matter is called: the number of the request, of a collective invoice its own. */
  readonly number: string
  /** Number, device and service; nothing of a collective invoice, whose PDF says it. */
  readonly facts: [string, string][]
  /** A button to the page of the request. */
  readonly page: () => Promise<EmailBlock[]>
}

type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/**
 * An email about an invoice to whoever owes it: the customer of its request, or the insurer of a collective invoice. `compose` says what it is about, or
 * null for no email.
 */
export async function debtorEmail(
  ctx: TransactionContext,
  { invoiceId, requestId }: { readonly invoiceId: number; readonly requestId: number | null },
  compose: (debtor: Debtor) => Promise<Own | null>,
): Promise<Email | null> {
  if (requestId !== null)
    return requestEmail(ctx, requestId, (request, words) =>
      compose({
        language: request.language,
        number: numberOf(request),
        facts: requestFacts(request, words),
        page: () => pageBlocks(ctx, requestId, words),
      }),
    )
  const invoice = await findInvoice(ctx.tx, invoiceId)
  const debtor = invoice && (await debtorOfCharge(ctx.tx, invoice.chargeId))
  if (!invoice?.number || !debtor) return null
  const language = languageOfInsurer
  const t = await translatorOf(invoiceEmailTexts, language)
  const own = await compose({ language, number: invoice.number, facts: [], page: async () => [] })
  if (!own) return null
  const greeting = { kind: 'text', text: t('collective.greeting') } as const
  return { ...own, to: debtor.email, language, blocks: [greeting, ...own.blocks], signature: await signatureIn(language) }
}
