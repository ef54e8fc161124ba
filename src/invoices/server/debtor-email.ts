import { nameInWords } from '#accounts/name-in-words.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import type { Language } from '#base/languages.ts'
import type { Email, EmailBlock } from '#base/server/mail/email.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { languageOfInsurer } from '#quotes/server/insurer/insurer-sheet.ts'
import { requestEmailTexts } from '#requests/email-texts.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
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

type About = {
  readonly invoiceId: number
  readonly requestId: number | null
  /** Of the company that owes it, written to in place of the sender, who was erased. */
  readonly administratorId?: number | undefined
}
type Compose = (debtor: Debtor) => Promise<Own | null>

/**
 * An email about an invoice to whoever owes it: the customer of its request, an administrator of their company where the customer was erased, or the
 * insurer of a collective invoice. `compose` says what it is about, or null for no email.
 */
export async function debtorEmail(
  ctx: TransactionContext,
  { invoiceId, requestId, administratorId }: About,
  compose: Compose,
): Promise<Email | null> {
  if (requestId !== null && administratorId !== undefined) return administratorEmail(ctx, requestId, administratorId, compose)
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
  return { ...own, to: debtor.email, language, blocks: [greeting, ...own.blocks] }
}

/** The page of the request is behind the administrator's own login; the email is theirs, so it is not kept with the request (src/personal-data.ts). */
async function administratorEmail(ctx: TransactionContext, requestId: number, accountId: number, compose: Compose): Promise<Email | null> {
  const account = await findAccount(ctx.tx, accountId)
  const language = account?.defaultLanguage
  const request = language && (await findRequestSummary(ctx.tx, requestId, language))
  if (!request) return null
  const words = await translatorOf(requestEmailTexts, language)
  const own = await compose({
    language,
    number: numberOf(request),
    facts: requestFacts(request, words),
    page: async () => [{ kind: 'button', label: words('follow'), url: `${ctx.env.PUBLIC_URL}${paths.ownRequest(requestId)}` }],
  })
  if (!own) return null
  const name = nameInWords(language, account)
  const greeting = { kind: 'text', text: words('greeting', { name }) } as const
  return { ...own, to: account.email, language, blocks: [greeting, ...own.blocks] }
}
