import { formatAddress } from '#addresses/format-address.ts'
import { decimalSignOf, type Language } from '#base/languages.ts'
import { code128, gap, heading, type PdfBlock, paragraph, pdf, side, signatures, together } from '#base/server/pdf/pdf.ts'
import { knownFacts } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { company } from '#site/company.ts'
import { accessoriesInWords } from '#workshop/server/accessories-in-words.ts'
import { findArrival } from '#workshop/server/arrival-store.ts'
import { appleKind } from '../../apple-kind.ts'
import { appleTexts } from '../../apple-texts.ts'
import { worksheetDocumentTexts } from '../../document-texts.ts'
import { fieldsOf, type Section } from '../../kind.ts'
import type { KindWords } from '../../kind-texts.ts'
import { valueInWords } from '../../value-in-words.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

type Sheet = StoredWorksheet & { readonly requestId: number }

/**
 * GAPS D5: the document that goes with the device to its maker, to be signed by both. Whose device it is the maker is not told: the numbers lead
 * back to it.
 */
export async function drawAppleHandover(ctx: ReadContext & Pick<Call, 'language'>, sheet: Sheet): Promise<Uint8Array> {
  const { language, now } = ctx
  const summary = await findRequestSummary(ctx.tx, sheet.requestId, language)
  if (!summary) throw new Refusal('NOT_FOUND')
  const [words, t] = [await translatorOf(appleTexts, language), await translatorOf(worksheetDocumentTexts, language)]
  const arrival = await findArrival(ctx.tx, sheet.requestId)
  const accessories = arrival ? (await accessoriesInWords(ctx, language, arrival)).found : ''
  const day = (written: Day) => dayInWords(language, written)
  const bySection = ownBlocks(sheet, await translatorOf<KindWords>(appleTexts, language), language)
  const own = (section: string) => bySection.get(section) ?? []
  const device = [
    heading(2, words('sections.device')),
    knownFacts(
      [t('device'), deviceName(summary)],
      [t('colour'), summary.colourName],
      [t('boughtOn'), summary.dateOfPurchase && day(summary.dateOfPurchase)],
      [words('handover.accessories'), accessories || words('handover.none')],
    ),
  ]
  return pdf({
    title: words('handover.title'),
    language,
    author: company.name,
    created: now,
    foot: words('handover.foot', { number: sheet.number }),
    blocks: [
      side(
        [heading(1, words('handover.title')), paragraph(words('handover.lead'))],
        [code128(sheet.number, words('handover.foot', { number: sheet.number }))],
        0.6,
      ),
      heading(2, words('handover.parties')),
      knownFacts(
        [words('handover.from'), `${company.name}, ${company.workshop}`],
        [t('contact'), `${company.phone}, ${company.email}`],
        [words('handover.to'), `${words('handover.toName')}, ${formatAddress(appleKind.deliverTo)}`],
        [t('worksheet'), sheet.number],
        [t('number'), formatRequestNumber(summary.id)],
      ),
      // In two columns, so that what is signed is one page.
      side([...device, ...own('device'), ...own('fault')], [...own('locks'), ...own('maker')]),
      heading(2, words('handover.diagnosis')),
      knownFacts([t('fault'), summary.troubleDescription], [t('work.diagnosis'), sheet.diagnosis]),
      paragraph(words('handover.passcode'), 'small'),
      together(gap(10), signatures(`${words('handover.place')}: ${day(budapestDay(now))}`, words('handover.giver'), words('handover.taker'))),
    ],
  })
}

/** What the maker asks, by the sections of the sheet; those of the common part it is not asked. */
function ownBlocks(sheet: Sheet, words: Translator<KindWords>, language: Language): ReadonlyMap<string, PdfBlock[]> {
  const values = storedFieldsOf(sheet)
  const day = (written: Day) => dayInWords(language, written)
  const own: readonly Section[] = appleKind.sections.filter(({ name }) => name in appleTexts.hu.sections)
  const blocks = own.flatMap((section): [string, PdfBlock[]][] => {
    const rows = fieldsOf({ sections: [section] }).map((field): [string, string] => [
      words(`fields.${field.name}`),
      valueInWords({ words, day, decimalSign: decimalSignOf(language) }, field, values[field.name]),
    ])
    if (rows.every(([, value]) => value === '')) return []
    const heads = section.name === 'device' ? [] : [heading(2, words(`sections.${section.name}`))]
    return [[section.name, [...heads, knownFacts(...rows)]]]
  })
  return new Map(blocks)
}
