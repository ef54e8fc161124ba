import { isConsumer } from '#accounts/consumer.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { facts, gap, heading, type PdfBlock, type PdfColumn, paragraph, pdf, table, together } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { vatPercent } from '#prices/vat.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary, type RequestSummary } from '#requests/server/request-summary-store.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { decisionTexts } from '../decision-texts.ts'
import { quoteDocumentTexts } from '../document-texts.ts'
import { alternativesOf, amountsOf, cheapestLines, dearestLines, type QuoteLine, totalOf } from '../quote.ts'
import { companyFacts } from './company-facts.ts'
import { decisionAbout, type QuoteDecision } from './quote-decision-store.ts'
import { currentQuote, linesOf, type SentQuote } from './quote-store.ts'
import { findQuotedRequest } from './quoted-request-store.ts'
import { refusalFees } from './refusal-fees.ts'

type T = Translator<typeof quoteDocumentTexts.hu>
type Sheet = { request: RequestSummary; quote: SentQuote; lines: readonly QuoteLine[]; t: T; forint: (amount: number) => string }

/** SPEC 3, gsmQuotation: the version of the quote that counts, as it was sent. What was decided about it is not on the document, unless it was accepted by itself. */
export async function makeQuotation(ctx: ReadContext, requestId: number): Promise<Uint8Array> {
  const request = await findRequestSummary(ctx.tx, requestId)
  const facing = await findQuotedRequest(ctx.tx, requestId)
  const quote = await currentQuote(ctx.tx, requestId)
  if (!request || !facing || !quote) throw new Error(`Request ${requestId} has no quote to print`)
  const t = await translatorOf(quoteDocumentTexts, request.language)
  const content: Sheet = { request, quote, lines: await linesOf(ctx.tx, quote.id), t, forint: forintIn(request.language) }
  const decision = await decisionAbout(ctx.tx, quote.id)
  return pdf({
    title: t('quote.title'),
    language: request.language,
    author: company.name,
    created: quote.sentAt,
    foot: t('foot', { number: formatRequestNumber(requestId) }),
    blocks: [
      heading(1, t('quote.title')),
      ...whatItIsAbout(content),
      ...itemTables(content),
      totals(content),
      ...(quote.note ? [heading(2, t('quote.note')), paragraph(printable(quote.note))] : []),
      ...(decision?.channel === 'costLimit' ? [acceptedByLimit(content, decision)] : await howToDecide(content, isConsumer(facing))),
    ],
  })
}

/** Nobody is asked any more. */
const acceptedByLimit = ({ t, forint }: Sheet, { note }: QuoteDecision) => paragraph(t('quote.acceptedByLimit', { limit: forint(Number(note)) }))

async function howToDecide(content: Sheet, byConsumer: boolean): Promise<PdfBlock[]> {
  const { request, t } = content
  const button = (await translatorOf(decisionTexts, request.language))('orderToPay')
  return [
    heading(2, t('quote.decide')),
    paragraph(t('quote.accept', { button })),
    ...(byConsumer ? [paragraph(t('quote.withdrawal'))] : []),
    refusal(content),
  ]
}

function whatItIsAbout({ request, quote, t }: Sheet): PdfBlock[] {
  const { language, billing } = request
  return [
    knownFacts(
      ...companyFacts(t),
      [t('number'), formatRequestNumber(request.id)],
      [t('quote.version'), String(quote.version)],
      [t('quote.sentOn'), dayInWords(language, budapestDay(quote.sentAt))],
      [t('quote.validUntil'), dayInWords(language, budapestDay(quote.validUntil))],
      [t('customer'), billing.billingName ?? request.companyName ?? nameInWords(language, request)],
      [t('address'), formatAddress(billing)],
      [t('taxNumber'), request.taxNumber],
      [t('device'), deviceName(request)],
      [request.identifierKind === 'imei' ? t('imei') : t('serial'), request.identifier],
      [t('fault'), request.troubleDescription],
    ),
  ]
}

function itemTables({ lines, t, forint }: Sheet): PdfBlock[] {
  const right = (title: string, share: number): PdfColumn => ({ title, share, align: 'right' })
  const columns: PdfColumn[] = [
    { title: t('quote.columns.item'), share: 4 },
    right(t('quote.columns.quantity'), 1),
    right(t('quote.columns.unit'), 1.7),
    right(t('quote.columns.net'), 1.7),
    right(t('quote.columns.vat', { percent: String(vatPercent) }), 1.5),
    right(t('quote.columns.gross'), 1.7),
  ]
  const rowOf = (line: QuoteLine) => {
    const { net, vat, gross } = amountsOf(line)
    const item = `${printable(line.description)}\n${t(`quote.kinds.${line.kind}`)}`
    return [item, String(line.quantity), forint(line.netUnit), forint(net), forint(vat), forint(gross)]
  }
  const group = (title: string, of: readonly QuoteLine[], lead?: string): PdfBlock[] =>
    of.length === 0 ? [] : [heading(2, title), ...(lead ? [paragraph(lead, 'small')] : []), table(columns, of.map(rowOf))]
  const chosenAs = (choice: QuoteLine['choice']) => lines.filter((line) => line.choice === choice)
  return [
    ...group(t('quote.always'), chosenAs('always')),
    ...alternativesOf(lines).flatMap((of, index) => group(t('quote.alternative', { mark: markOf(index) }), of)),
    ...group(t('quote.optional'), chosenAs('optional'), t('quote.optionalLead')),
  ]
}

const markOf = (index: number) => String.fromCodePoint(65 + index)

function totals({ lines, t, forint }: Sheet): PdfBlock {
  const [least, most] = [totalOf(cheapestLines(lines)), totalOf(dearestLines(lines))]
  const percent = String(vatPercent)
  const rows =
    least.gross === most.gross
      ? facts([t('quote.net'), forint(least.net)], [t('quote.vat', { percent }), forint(least.vat)], [t('quote.gross'), forint(least.gross)])
      : facts([t('quote.least'), forint(least.gross)], [t('quote.most'), forint(most.gross)])
  return together(heading(2, t('quote.totals')), rows, paragraph(t('quote.rounding'), 'small'))
}

function refusal({ quote, t, forint }: Sheet): PdfBlock {
  const { inspection, logistics, total, totalInCash } = refusalFees(quote)
  return together(
    paragraph(t('quote.refusal')),
    facts(
      [t('quote.inspection'), forint(inspection)],
      [t('quote.logistics'), forint(logistics)],
      [t('quote.refusalTotal'), t('inCash', { amount: forint(total), cash: forint(totalInCash) })],
    ),
    gap(2),
  )
}
