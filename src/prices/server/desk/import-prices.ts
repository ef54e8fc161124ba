import type { Input, Output } from '#base/endpoint.ts'
import { headerKey } from '#base/server/tables/hungarian-values.ts'
import type { CsvRow } from '#base/server/tables/read-csv.ts'
import { readTableUpload } from '#base/server/tables/read-table-upload.ts'
import { writeCsv } from '#base/server/tables/write-csv.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { namesInFiles } from '#catalogue/server/names-in-files.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type ImportProblem, type ImportResult, maxRowsOfChange, type PriceRow, subjectKey } from '../../price-change.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { type PriceColumn, priceColumns, readPriceRow } from '../../price-file.ts'
import { pricesOn } from '../price-store.ts'
import { findChange, putRows, rowsOfChange } from './price-change-store.ts'
import { requireNextRevision, tooManyRows } from './price-changes.ts'

type Answer = Output<typeof priceDeskApi.importPrices>
type Wrong = ImportResult['problems'][number]
const bounds = { maxRows: maxRowsOfChange + 1, maxColumns: 60 }
const maxProblems = 100

/** GAPS D6: everything wrong is said by its line and column, and nothing is taken over while anything is wrong. */
export async function importPrices(ctx: OutsideContext & OutsideCall, { params, body }: Input<typeof priceDeskApi.importPrices>): Promise<Answer> {
  const change = await findChange(ctx.tx, params.id)
  if (!change) throw new Refusal('NOT_FOUND')
  if (change.status !== 'draft' || change.revision !== body.revision) throw new Refusal('STATE_MOVED_ON')
  const [upload] = ctx.uploads
  if (!upload) throw new Refusal('TABLE_FILE_NOT_VALID')
  const { rows: table } = await readTableUpload(upload, bounds)

  const [header, ...lines] = table
  const columns = columnsOf(header?.cells ?? [])
  const read = columns.missing.length > 0 ? [] : await readRows(ctx, lines, columns.places, change.priceListId !== null)
  const problems = read.flatMap(({ problems: of }) => of)
  const rows = read.flatMap(({ row }) => (row ? [row] : []))
  const isFit = problems.length === 0 && columns.missing.length === 0 && columns.unknown.length === 0
  const counted = { ...(await countRows(ctx, rows, change.priceListId)), failed: read.filter(({ row }) => !row).length }
  const isTaken = isFit && !body.isDryRun && rows.length > 0
  const revision = isTaken ? await ctx.transaction((part) => takeOver(part, params.id, body.revision, rows)) : change.revision
  return {
    revision,
    isDryRun: !isTaken,
    counts: counted,
    unknownColumns: columns.unknown,
    missingColumns: columns.missing,
    problems: problems.slice(0, maxProblems),
    report: reportOf(header?.cells ?? [], lines, problems),
  }
}

async function takeOver(ctx: Parameters<typeof requireNextRevision>[0], id: number, revision: number, rows: readonly PriceRow[]): Promise<number> {
  const next = await requireNextRevision(ctx, id, revision)
  await putRows(ctx.tx, id, rows)
  if ((await rowsOfChange(ctx.tx, id)).length > maxRowsOfChange) throw tooManyRows()
  return next
}

const required: readonly PriceColumn[] = ['fajta', 'netto_tol']
const isColumn = (name: string): name is PriceColumn => name in priceColumns

/** Which column stands where; order is free, names are compared without accents, case and punctuation. */
function columnsOf(header: readonly string[]) {
  const known = new Map<string, PriceColumn>()
  for (const name of Object.keys(priceColumns).filter(isColumn)) {
    for (const alias of priceColumns[name]) if (!known.has(headerKey(alias))) known.set(headerKey(alias), name)
    known.set(headerKey(name), name)
  }
  const places = new Map<PriceColumn, number>()
  const unknown: string[] = []
  header.forEach((text, place) => {
    const column = known.get(headerKey(text))
    if (column && !places.has(column)) places.set(column, place)
    else if (text !== '' && headerKey(text) !== 'problema') unknown.push(text.slice(0, 60))
  })
  return { places, unknown, missing: required.filter((column) => !places.has(column)) }
}

/** @param repairsOnly the change is of a list that holds for some companies */
async function readRows(ctx: OutsideContext, lines: readonly CsvRow[], places: ReadonlyMap<PriceColumn, number>, repairsOnly: boolean) {
  const { failureOptions: faults, serviceOptions: services, ...rest } = await namesInFiles(ctx)
  const names = { ...rest, faults, services }
  const seen = new Set<string>()
  return lines.map(({ cells, line }): { row: PriceRow | null; problems: Wrong[] } => {
    const read = readPriceRow((column) => cells[places.get(column) ?? -1] ?? '', names, headerKey)
    if ('problems' in read) return { row: null, problems: read.problems.map((problem) => ({ line, ...problem })) }
    if (repairsOnly && read.row.kind !== 'repair') return { row: null, problems: [{ line, column: 'fajta', problem: 'PRICE_LIST_REPAIRS' }] }
    const key = subjectKey(read.row)
    if (seen.has(key)) return { row: null, problems: [{ line, column: 'tipus', problem: 'DUPLICATE' }] }
    seen.add(key)
    return { row: read.row, problems: [] }
  })
}

async function countRows(ctx: OutsideContext, rows: readonly PriceRow[], listId: number | null) {
  const inForce = new Map((await pricesOn(ctx, budapestDay(ctx.now), listId)).map((price) => [subjectKey(price), price]))
  const counts = { added: 0, changed: 0, same: 0 }
  for (const row of rows) {
    const before = inForce.get(subjectKey(row))
    if (!before) counts.added += 1
    else if (before.netFrom === row.netFrom && before.netTo === row.netTo) counts.same += 1
    else counts.changed += 1
  }
  return counts
}

const words: Readonly<Record<ImportProblem, string>> = {
  REQUIRED: 'hiányzik',
  UNKNOWN: 'nem ismert',
  NUMERIC: 'nem egész szám',
  PRICE_RANGE: 'a tól–ig nem illik össze',
  PRICE_UNPRICED: 'ennek nincs listaára',
  DUPLICATE: 'kétszer szerepel',
  TOO_LONG: 'túl hosszú',
  PRICE_LIST_REPAIRS: 'egyedi árlistában csak javítás lehet',
}

/** The file's own rows with a last column that says what is wrong, to be mended and sent again. */
function reportOf(header: readonly string[], lines: readonly CsvRow[], problems: readonly Wrong[]): string {
  const byLine = Map.groupBy(problems, ({ line }) => line)
  const rows = lines.map(({ cells, line }) => [
    ...header.map((_, place) => cells[place] ?? ''),
    (byLine.get(line) ?? []).map(({ column, problem }) => `${column}: ${words[problem]}`).join('; '),
  ])
  return writeCsv([[...header, 'problema'], ...rows]).toString('utf8')
}
