import type { Language } from '#base/languages.ts'
import { heading, paragraph, pdf, together } from '#base/server/pdf/pdf.ts'
import { knownFacts } from '#base/server/pdf/printable.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { company } from '#site/company.ts'
import { addressOfOwner, deviceOfOwner } from '../../alone.ts'
import { worksheetDocumentTexts } from '../../document-texts.ts'
import { sheetOutcomes } from '../../kind.ts'
import { benchPhotoBlocks, signingBlocks, technicianOf } from '../bench/bench-blocks.ts'
import { ownBlocksOf } from '../own-blocks.ts'
import { type PrintedAlone, writtenSheet } from '../printed-worksheet.ts'
import { partBlocks, workFacts } from '../repair-worksheet-sheet.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { ownerOf } from './stored-owner.ts'

/** A sheet without a request as PDF: whose device it is stands on the sheet, and nothing is said of an arrival or a fee. */
export async function drawSheetAlone(ctx: ReadContext, sheet: StoredWorksheet, asked?: Language): Promise<Uint8Array> {
  const owner = ownerOf(sheet)
  const language = asked ?? owner.language
  const t = await translatorOf(worksheetDocumentTexts, language)
  const outcome = sheetOutcomes.find((one) => one === sheet.outcome)
  const printed: PrintedAlone = { sheet: await writtenSheet(ctx.tx, sheet), language, t }
  const { parts } = printed.sheet
  const day = (at: Temporal.Instant | null) => at && dayInWords(language, budapestDay(at))
  return pdf({
    title: t('title'),
    language,
    author: company.name,
    created: sheet.closedAt ?? ctx.now,
    foot: t('footAlone', { number: sheet.number }),
    blocks: [
      heading(1, t('title')),
      ...(sheet.closedAt ? [] : [paragraph(t('open'))]),
      knownFacts(
        [t('company'), `${company.name}, ${company.address}, ${company.taxNumber}`],
        [t('contact'), `${company.phone}, ${company.email}`],
        [t('worksheet'), sheet.number],
        [t('customer'), owner.name],
        [t('address'), addressOfOwner(owner)],
        [t('device'), deviceOfOwner(owner)],
        [t('serial'), owner.serial],
        [t('identifierOut'), sheet.deviceIdentifierOut],
        [t('fault'), owner.fault],
        [t('visitOn'), sheet.visitDay && dayInWords(language, sheet.visitDay)],
        [t('finishedOn'), sheet.closedAt && [day(sheet.closedAt), technicianOf(printed)].filter(Boolean).join(', ')],
      ),
      heading(2, t('work.title')),
      knownFacts(...workFacts(sheet, outcome, t)),
      ...(outcome === 'REPAIRED' || parts.length > 0 ? partBlocks(parts, t) : []),
      ...(await ownBlocksOf(printed)),
      together(...(await signingBlocks(printed)), paragraph(t('electronic'), 'small')),
      ...(await benchPhotoBlocks(ctx, printed)),
    ],
  })
}
