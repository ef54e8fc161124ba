import { nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { Language } from '#base/languages.ts'
import { heading, type PdfBlock, paragraph, pdf, photos, table, together } from '#base/server/pdf/pdf.ts'
import { knownFacts, printable } from '#base/server/pdf/printable.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { conditionTexts } from '#workshop/condition-texts.ts'
import { accessoriesInWords } from '#workshop/server/accessories-in-words.ts'
import { checkInWords, inOrder } from '#workshop/server/condition-in-words.ts'
import { worksheetDocumentTexts } from '../document-texts.ts'
import type { SheetOutcome } from '../kind.ts'
import type { PartDraft } from '../worksheet.ts'
import { benchPhotoBlocks, signingBlocks, technicianOf } from './bench/bench-blocks.ts'
import { ownBlocksOf } from './own-blocks.ts'
import { type Printed, writtenAbout } from './printed-worksheet.ts'
import { cardBlocks } from './warranty-card-page.ts'
import { findWorksheet, type StoredWorksheet } from './worksheet-store.ts'

type T = Translator<typeof worksheetDocumentTexts.hu>

/**
 * SPEC 3, gsmRepairWorksheet: the closed worksheet and, on a page of its own, the warranty card of the repair (decision 9).
 * @param language the request's own unless told
 */
export async function makeRepairWorksheet(ctx: ReadContext, requestId: number, language?: Language): Promise<Uint8Array> {
  const sheet = await findWorksheet(ctx.tx, requestId)
  if (!sheet?.closedAt) throw new Error(`Request ${requestId} has no closed worksheet to print`)
  return drawRepairWorksheet(ctx, requestId, sheet, language)
}

/** The same of a sheet that is at hand; one that is written still is drawn too, and says so. */
export async function drawRepairWorksheet(ctx: ReadContext, requestId: number, sheet: StoredWorksheet, asked?: Language): Promise<Uint8Array> {
  const printed = await printedOf(ctx, requestId, sheet, asked)
  const { language, t } = printed
  return pdf({
    title: t('title'),
    language,
    author: company.name,
    created: sheet.closedAt ?? ctx.now,
    foot: t('foot', { number: formatRequestNumber(requestId) }),
    blocks: [
      heading(1, t('title')),
      ...(sheet.closedAt ? [] : [paragraph(t('open'))]),
      whoAndWhat(printed),
      ...(await arrivalBlocks(ctx, printed)),
      ...workBlocks(printed),
      ...(await ownBlocksOf(printed)),
      together(...(await signingBlocks(printed)), paragraph(`${t('erased')} ${t('electronic')}`, 'small')),
      ...(await photoBlocks(ctx, printed)),
      ...(await benchPhotoBlocks(ctx, printed)),
      ...(await cardBlocks(ctx, printed)),
    ],
  })
}

async function printedOf(ctx: ReadContext, requestId: number, stored: StoredWorksheet, asked?: Language): Promise<Printed> {
  const written = await writtenAbout(ctx.tx, stored, { requestId, readIn: asked ?? null })
  const language = asked ?? written.summary.language
  return { ...written, language, t: await translatorOf(worksheetDocumentTexts, language) }
}

function whoAndWhat(printed: Printed): PdfBlock {
  const { summary, request, sheet, language, t } = printed
  const day = (at: Temporal.Instant | null) => at && dayInWords(language, budapestDay(at))
  return knownFacts(
    [t('company'), `${company.name}, ${company.address}, ${company.taxNumber}`],
    [t('workshop'), company.workshop],
    [t('contact'), `${company.phone}, ${company.email}`],
    [t('worksheet'), request.gsmWorksheetId],
    [t('number'), formatRequestNumber(summary.id)],
    [t('customer'), summary.companyName ?? nameInWords(language, summary)],
    [t('address'), formatAddress(summary.deliveryIn)],
    [t('service'), [summary.providerName, summary.serviceName].filter(Boolean).join(', ')],
    [t('device'), deviceName(summary)],
    [t('colour'), summary.colourName],
    [summary.identifierKind === 'imei' ? t('imei') : t('serial'), [summary.identifier, summary.imei2].filter(Boolean).join(', ')],
    [t('identifierOut'), sheet.deviceIdentifierOut],
    [t('boughtOn'), summary.dateOfPurchase && dayInWords(language, summary.dateOfPurchase)],
    [t('fault'), summary.troubleDescription],
    [t('receivedOn'), day(summary.receivedAt)],
    [t('arrivedOn'), day(request.arrivedAt)],
    [t('finishedOn'), request.readyAt && [day(request.readyAt), technicianOf(printed)].filter(Boolean).join(', ')],
    [t('handedBackOn'), day(request.handedBackAt)],
  )
}

async function arrivalBlocks(ctx: ReadContext, { arrival, checks, language, t }: Printed): Promise<PdfBlock[]> {
  if (!arrival) return []
  const condition = await translatorOf(conditionTexts, language)
  const { declared, found } = await accessoriesInWords(ctx, language, arrival)
  return [
    heading(2, t('arrival.title')),
    knownFacts(
      [t('arrival.declared'), declared || t('arrival.none')],
      [t('arrival.found'), found || t('arrival.none')],
      [t('arrival.additional'), arrival.additionalFound],
      [t('arrival.packaging'), arrival.packaging],
      [t('arrival.read'), arrival.readIdentifier],
      [
        t('arrival.condition'),
        inOrder(checks)
          .map((check) => checkInWords(condition, check))
          .join('; '),
      ],
    ),
  ]
}

/** What was found and done, as every sheet says it. */
export const workFacts = (sheet: StoredWorksheet, outcome: SheetOutcome | null | undefined, t: T): [term: string, value: string | null][] => [
  [t('work.diagnosis'), sheet.diagnosis],
  [t('work.done'), sheet.workDone],
  [t('work.test'), sheet.testResult],
  [t('work.labour'), sheet.labourMinutes > 0 ? t('work.minutes', { minutes: sheet.labourMinutes }) : null],
  [t('work.outcome'), outcome ? t(`outcomes.${outcome}`) : null],
  [t('work.remark'), sheet.customerRemark],
]

function workBlocks({ sheet, request, fee, language, t }: Printed): PdfBlock[] {
  const { outcome } = request
  const price = fee === null ? t('work.free') : forintIn(language)(fee)
  return [
    heading(2, t('work.title')),
    knownFacts(
      ...workFacts(sheet, outcome, t),
      // What an unrepaired device costs is told by the emails and the invoice.
      [t('work.fee'), outcome === 'REPAIRED' ? price : null],
    ),
    ...(outcome === 'REPAIRED' ? partBlocks(sheet.parts, t) : []),
  ]
}

export function partBlocks(parts: readonly PartDraft[], t: T): PdfBlock[] {
  if (parts.length === 0) return [heading(3, t('work.parts')), paragraph(t('work.noParts'))]
  const columns = [
    { title: t('work.columns.part'), share: 3.4 },
    { title: t('work.columns.quantity'), share: 0.7, align: 'right' as const },
    { title: t('work.columns.oldSerial'), share: 1.8 },
    { title: t('work.columns.newSerial'), share: 1.8 },
    { title: t('work.columns.warranty'), share: 1.2 },
  ]
  const rows = parts.map(({ partNumber, name, quantity, oldSerial, newSerial, underWarranty }) => [
    printable([name, partNumber].filter(Boolean).join('\n')),
    String(quantity),
    printable(oldSerial),
    printable(newSerial),
    underWarranty ? t('work.yes') : t('work.no'),
  ])
  return [heading(3, t('work.parts')), table(columns, rows)]
}

async function photoBlocks({ files }: ReadContext, { arrivalPhotos: taken, t }: Printed): Promise<PdfBlock[]> {
  if (taken.length === 0) return []
  const read = taken.map(async ({ position, fileKey }) => ({
    jpeg: await files.readBytes(fileKey),
    alt: t('arrival.photo', { position: String(position) }),
  }))
  return [heading(2, t('arrival.photos')), photos(await Promise.all(read))]
}
