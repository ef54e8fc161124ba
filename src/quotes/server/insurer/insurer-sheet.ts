import { nameInWords } from '#accounts/name-in-words.ts'
import { facts, heading, paragraph, pdf, table, together } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { vatPercent } from '#prices/vat.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { quoteDocumentTexts } from '../../document-texts.ts'
import { insurerEmailTexts } from '../../insurer-email-texts.ts'
import { amountsOf } from '../../quote.ts'
import { companyFacts } from '../company-facts.ts'
import { findInsurerQuote, type InsurerLine, linesOfInsurerQuote } from './insurer-store.ts'

/** Insurers are Hungarian, whatever language their customer reads. */
export const languageOfInsurer = 'hu'

/** The quote that was put before the insurer, as a document; undefined: none was. */
export async function insurerSheet(
  ctx: Pick<ReadContext, 'tx'>,
  requestId: number,
): Promise<{ readonly name: string; readonly body: Uint8Array } | undefined> {
  const request = await findRequestSummary(ctx.tx, requestId)
  const quote = await findInsurerQuote(ctx.tx, requestId)
  if (!request || !quote) return undefined
  const t = await translatorOf(quoteDocumentTexts, languageOfInsurer)
  const own = await translatorOf(insurerEmailTexts, languageOfInsurer)
  const forint = forintIn(languageOfInsurer)
  const percent = String(vatPercent)
  const right = (title: string, share: number) => ({ title, share, align: 'right' as const })
  const rowOf = (line: InsurerLine) => {
    const { net, vat, gross } = amountsOf(line)
    const item = `${printable(line.description)}\n${t(`quote.kinds.${line.kind}`)}`
    return [item, String(line.quantity), forint(line.netUnit), forint(net), forint(vat), forint(gross)]
  }
  const body = await pdf({
    title: own('sheet.title'),
    language: languageOfInsurer,
    author: company.name,
    created: quote.sentAt,
    foot: t('foot', { number: formatRequestNumber(requestId) }),
    blocks: [
      heading(1, own('sheet.title')),
      knownFacts(
        ...companyFacts(t),
        [own('facts.claim'), request.insuranceNumber],
        [t('number'), formatRequestNumber(requestId)],
        [t('quote.version'), String(quote.version)],
        [t('quote.sentOn'), dayInWords(languageOfInsurer, budapestDay(quote.sentAt))],
        [own('facts.insured'), request.companyName ?? nameInWords(languageOfInsurer, request)],
        [t('device'), deviceName(request)],
        [request.identifierKind === 'imei' ? t('imei') : t('serial'), request.identifier],
        [t('fault'), request.troubleDescription],
      ),
      heading(2, t('quote.always')),
      table(
        [
          { title: t('quote.columns.item'), share: 4 },
          right(t('quote.columns.quantity'), 1),
          right(t('quote.columns.unit'), 1.7),
          right(t('quote.columns.net'), 1.7),
          right(t('quote.columns.vat', { percent }), 1.5),
          right(t('quote.columns.gross'), 1.7),
        ],
        (await linesOfInsurerQuote(ctx.tx, quote.id)).map(rowOf),
      ),
      together(
        heading(2, t('quote.totals')),
        facts([t('quote.net'), forint(quote.net)], [t('quote.vat', { percent }), forint(quote.vat)], [own('facts.gross'), forint(quote.gross)]),
        paragraph(t('quote.rounding'), 'small'),
      ),
      paragraph(own('sheet.ask')),
    ],
  })
  return { name: own('sheet.fileName', { number: String(requestId), version: String(quote.version) }), body }
}
