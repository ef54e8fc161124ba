import type { FileAnswer } from '#base/server/http/http-files.ts'
import { tableFile } from '#base/server/tables/table-file.ts'
import type { CsvCell } from '#base/server/tables/write-csv.ts'
import { type Texts, type Translator, translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { commonFields } from '../../common-kind.ts'
import { type FieldDefinition, type KindDefinition, ownFieldsOf } from '../../kind.ts'
import type { KindWords } from '../../kind-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import { headingOfField } from '../../value-in-words.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { partsOfSheets, sheetsOfFile } from './brand-sheet-store.ts'
import { namesOf, outcomeOf } from './list-sheets.ts'
import { requireKey } from './require-sheet.ts'

type Asked = { readonly kind: KindDefinition; readonly words: Texts<KindWords>; readonly ids: readonly number[]; readonly name: string }
type Sheet = Awaited<ReturnType<typeof sheetsOfFile>>[number]
type Part = Awaited<ReturnType<typeof partsOfSheets>>[number]
type T = Translator<typeof worksheetTexts.hu>

/** One line per part, a sheet without parts one line; what is internal stays inside. @throws Refusal NOT_FOUND when one of them is not there */
export async function exportSheets(ctx: ReadContext & Call, { kind, words, ids, name }: Asked): Promise<FileAnswer> {
  requireKey(ctx, kind, 'export')
  const sheets = await sheetsOfFile(ctx.tx, kind.kind, ids)
  if (sheets.length !== new Set(ids).size) throw new Refusal('NOT_FOUND')
  const parts = Map.groupBy(await partsOfSheets(ctx.tx, ids), ({ worksheetId }) => worksheetId)
  const t = await translatorOf(worksheetTexts, ctx.language)
  const own = ownFieldsOf(kind, commonFields).filter(({ isInternal }) => !isInternal)
  const ofKind = await translatorOf(words, ctx.language)
  const head = [...headOf(t), ...own.map((field) => headingOfField(ofKind, field)), ...partHead(t)]
  const lines = sheets.flatMap((sheet) => {
    const cells = [...sheetCells(ctx, t, sheet), ...ownCells(own, sheet)]
    return (parts.get(sheet.id) ?? [null]).map((part) => [...cells, ...partCells(part)])
  })
  return tableFile({ name: `${name}-${budapestDay(ctx.now)}`, format: 'csv', sheet: name, rows: [head, ...lines] })
}

const headOf = (t: T): CsvCell[] => [
  ...(['number', 'request', 'device', 'identifier', 'bought', 'arrived', 'closed', 'outcome'] as const).map((column) => t(`brand.csv.${column}`)),
  t('fields.diagnosis'),
  t('fields.workDone'),
  t('fields.labourMinutes'),
]

function sheetCells(ctx: Call, t: T, sheet: Sheet): CsvCell[] {
  const day = (at: Temporal.Instant | null) => at && budapestDay(at)
  const outcome = outcomeOf(sheet)
  return [
    sheet.number,
    sheet.requestId && formatRequestNumber(sheet.requestId),
    namesOf(ctx, sheet).device,
    sheet.identifier ?? sheet.deviceSerial,
    sheet.dateOfPurchase,
    day(sheet.arrivedAt),
    day(sheet.closedAt),
    outcome && t(`outcomes.${outcome}`),
    sheet.diagnosis,
    sheet.workDone,
    sheet.labourMinutes,
  ]
}

/** Codes as they are, for whoever settles by them. */
const ownCells = (own: readonly FieldDefinition[], sheet: Sheet): CsvCell[] => {
  const values = storedFieldsOf(sheet)
  return own.map(({ name }) => values[name] ?? null)
}

const partHead = (t: T): CsvCell[] =>
  (['partNumber', 'partName', 'quantity', 'oldSerial', 'newSerial', 'netUnit', 'underWarranty'] as const).map((column) => t(`worksheet.${column}`))

const partCells = (part: Part | null): CsvCell[] =>
  part
    ? [part.partNumber, part.name, part.quantity, part.oldSerial, part.newSerial, part.netUnit, part.underWarranty ? 1 : 0]
    : Array.from({ length: 7 }, () => null)
