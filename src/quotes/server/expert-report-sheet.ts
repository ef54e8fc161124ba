import { nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { bullets, heading, type PdfBlock, paragraph, pdf, photos, together } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary, type RequestSummary } from '#requests/server/request-summary-store.ts'
import { ourBoard, ourBoardPostalAddress } from '#site/authorities.ts'
import { company } from '#site/company.ts'
import { forintIn, roundedToCash } from '#site/figures.ts'
import { quoteDocumentTexts } from '../document-texts.ts'
import { reasonTexts } from '../reason-texts.ts'
import { companyFacts } from './company-facts.ts'
import { type ExpertReport, findReport, photosOf } from './expert-report-store.ts'
import { isOfConsumer } from './quoted-request-store.ts'

type T = Translator<typeof quoteDocumentTexts.hu>

/** SPEC 3, faultReport: the jegyzőkönyv, with what 19/2014. (IV. 29.) NGM r. 4. § asks for. */
export async function makeExpertReport(ctx: ReadContext, requestId: number): Promise<Uint8Array> {
  const request = await findRequestSummary(ctx.tx, requestId)
  const report = await findReport(ctx.tx, requestId)
  if (!request || !report) throw new Error(`Request ${requestId} has no expert report to print`)
  const t = await translatorOf(quoteDocumentTexts, request.language)
  const reasons = await translatorOf(reasonTexts, request.language)
  const byConsumer = await isOfConsumer(ctx.tx, requestId)
  return pdf({
    title: t('report.title'),
    language: request.language,
    author: company.name,
    created: report.issuedAt,
    foot: t('foot', { number: formatRequestNumber(requestId) }),
    blocks: [
      heading(1, t('report.title')),
      paragraph(t('report.law'), 'small'),
      ...(report.version > 1 ? [paragraph(t('report.version', { version: String(report.version) }), 'strong')] : []),
      ...claimBlocks(request, report, t),
      heading(2, t('report.outcome')),
      paragraph(t('report.refused', { reason: reasons(report.reason) }), 'strong'),
      heading(3, t('report.findings')),
      paragraph(printable(report.findings)),
      ...(await photoBlocks(ctx, report, t)),
      ...decisionBlocks(request, report, { t, byConsumer }),
      ...(byConsumer ? [boardBlock(t)] : []),
      paragraph(t('report.copy'), 'small'),
    ],
  })
}

function claimBlocks(request: RequestSummary, report: ExpertReport, t: T): PdfBlock[] {
  const { language, purchasePrice, dateOfPurchase } = request
  return [
    knownFacts(
      ...companyFacts(t),
      [t('number'), formatRequestNumber(request.id)],
      [t('report.issuedOn'), dayInWords(language, budapestDay(report.issuedAt))],
      [t('customer'), request.companyName ?? nameInWords(language, request)],
      [t('address'), formatAddress(request.deliveryIn)],
    ),
    heading(2, t('report.claim')),
    knownFacts(
      [t('device'), deviceName(request)],
      [request.identifierKind === 'imei' ? t('imei') : t('serial'), request.identifier],
      [t('report.price'), purchasePrice === null ? t('report.priceUnknown') : forintIn(language)(purchasePrice)],
      [t('report.boughtOn'), dateOfPurchase ? dayInWords(language, dateOfPurchase) : t('report.boughtUnknown')],
      [t('report.reportedOn'), dayInWords(language, budapestDay(request.receivedAt))],
      [t('fault'), request.troubleDescription],
      [t('report.right'), t('report.repair', { service: request.serviceName })],
    ),
    paragraph(t('report.consent'), 'small'),
  ]
}

async function photoBlocks({ tx, files }: ReadContext, { id }: ExpertReport, t: T): Promise<PdfBlock[]> {
  const taken = await photosOf(tx, id)
  if (taken.length === 0) return []
  const read = taken.map(async ({ position, fileKey }) => ({
    jpeg: await files.readBytes(fileKey),
    alt: t('report.photo', { position: String(position) }),
  }))
  return [heading(3, t('report.photos')), photos(await Promise.all(read))]
}

function decisionBlocks(
  { language }: RequestSummary,
  { validUntil, returnFee }: ExpertReport,
  { t, byConsumer }: { t: T; byConsumer: boolean },
): PdfBlock[] {
  const forint = forintIn(language)
  const fee = t('inCash', { amount: forint(returnFee), cash: forint(roundedToCash(returnFee)) })
  return [
    heading(2, t('report.decide')),
    paragraph(t('report.until', { day: dayInWords(language, budapestDay(validUntil)) })),
    bullets([t('report.accept'), t('report.reject', { fee })]),
    paragraph(t(byConsumer ? 'report.rights' : 'report.rightsOfBusiness')),
  ]
}

function boardBlock(t: T): PdfBlock {
  const { name, address, phone, email, web } = ourBoard
  return together(
    heading(2, t('report.board')),
    paragraph(t('report.boardLead')),
    paragraph([name, address, ourBoardPostalAddress, phone, email, web].join('\n'), 'address'),
  )
}
