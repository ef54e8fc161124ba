import { isConsumer } from '#accounts/consumer.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { bullets, heading, newPage, type PdfBlock, paragraph } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import type { Printed } from './printed-worksheet.ts'
import { warrantyCardOf } from './warranty-card.ts'

/** The javítási jótállási jegy: who, what, with which parts, for how much, until when, and the rights (DOMAIN 0.7). */
export async function cardBlocks(ctx: ReadContext, { summary, request, sheet, fee, handedBack, language, t }: Printed): Promise<PdfBlock[]> {
  const card = await warrantyCardOf(ctx, { outcome: request.outcome, fee, handedBack })
  if (!card) return []
  const { months, mandatory, from, until } = card
  const statutory = isConsumer(summary) ? 'statutory' : 'statutoryOfBusiness'
  const used = sheet.parts.map(({ name, quantity }) => t('card.partOf', { name, quantity })).join('; ')
  return [
    newPage,
    heading(1, t('card.title')),
    paragraph(t('card.law'), 'small'),
    knownFacts(
      [t('company'), `${company.name}, ${company.address}, ${company.taxNumber}`],
      [t('contact'), `${company.phone}, ${company.email}`],
      [t('customer'), summary.companyName ?? nameInWords(language, summary)],
      [t('worksheet'), request.gsmWorksheetId],
      [t('number'), formatRequestNumber(summary.id)],
      [t('device'), deviceName(summary)],
      [summary.identifierKind === 'imei' ? t('imei') : t('serial'), summary.identifier],
      [t('card.done'), sheet.workDone],
      [t('card.parts'), used === '' ? t('work.noParts') : printable(used)],
      [t('work.fee'), fee === null ? t('work.free') : forintIn(language)(fee)],
      [t('card.months'), t(mandatory ? 'card.monthsOf' : 'card.voluntaryOf', { months })],
      [t('card.from'), from === null ? t('card.fromHandover') : dayInWords(language, from)],
      [t('card.until'), until === null ? null : dayInWords(language, until)],
    ),
    heading(2, t('card.rightsTitle')),
    // Boards of consumers are closed to companies.
    bullets((['claim', 'covers', 'report', 'answer', statutory] as const).map((right) => t(`card.rights.${right}`))),
  ]
}
