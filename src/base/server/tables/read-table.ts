import { readFile } from 'node:fs/promises'
import { type CellObject, read, SSF } from '@e965/xlsx'
import { tableType } from '../files/table-type.ts'
import { decodeText } from './decode-text.ts'
import { type CsvBounds, CsvNotRead, type CsvRow, maxBlankRows, readCsv, unmarked } from './read-csv.ts'
import { requireModestArchive } from './unpacked-size.ts'

/** `formulas`: a cell that is calculated reads as its formula (`=A1*2`), so that it can be told from a typed one; left out, as its value. */
export type TableBounds = CsvBounds & { readonly formulas?: boolean }

/** `repaired`: õ and û of a text stood for ő and ű, see `decodeText`. */
export type ReadTable = { readonly rows: readonly CsvRow[]; readonly repaired: boolean }

/**
 * The rows of a CSV file or of the first sheet of an Excel file, cells as texts, days as `2026-11-21`. A stranger's file: to be read in a process that
 * can be killed.
 * @throws CsvNotRead
 */
export async function readTable({ path, bounds }: { path: string; bounds: TableBounds }): Promise<ReadTable> {
  const type = await tableType(path)
  if (type === 'text/csv') {
    const { text, repaired } = decodeText(await readFile(path))
    return { rows: readCsv(text, bounds), repaired }
  }
  if (type === undefined || type === 'application/xml') throw new CsvNotRead('broken')
  if (type !== 'application/vnd.ms-excel') await requireModestArchive(path)
  return { rows: sheetRows(await readFile(path), bounds), repaired: false }
}

function sheetRows(bytes: Buffer, { maxRows, maxColumns, formulas = false }: TableBounds): CsvRow[] {
  const book = bookIn(bytes, maxRows, formulas)
  const reading = { formulas, date1904: book.Workbook?.WBProps?.date1904 === true }
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new CsvNotRead('broken')
  // The rows themselves: what the sheet says of its dimensions may be anything.
  const rows: (CellObject | undefined)[][] = sheet['!data'] ?? []
  if (rows.length > maxRows + maxBlankRows) throw new CsvNotRead('tooManyRows')
  const read = rows.flatMap((row = [], index) => {
    // A row knows its last cell: its length may be a million.
    if (row.length > maxColumns && lastFilled(row) >= maxColumns) throw new CsvNotRead('tooManyColumns', index + 1)
    const cells = Array.from({ length: Math.min(row.length, maxColumns) }, (_, place) => textOf(row[place], reading))
    while (cells.at(-1) === '') cells.pop()
    return cells.length === 0 ? [] : [{ cells, line: index + 1 }]
  })
  if (read.length > maxRows) throw new CsvNotRead('tooManyRows')
  return read
}

/** @throws CsvNotRead for whatever the reader stumbles over: it was written for honest files */
function bookIn(bytes: Buffer, maxRows: number, cellFormula: boolean) {
  try {
    return read(bytes, { dense: true, sheetRows: maxRows + maxBlankRows + 1, sheets: 0, cellFormula, cellHTML: false, cellNF: true })
  } catch (error) {
    throw new CsvNotRead(error instanceof Error && /password|encrypt/i.test(error.message) ? 'locked' : 'broken')
  }
}

/** Sparse rows are walked by the cells they have. */
const lastFilled = (row: readonly (CellObject | undefined)[]) =>
  Object.keys(row).reduce(
    (last, place) => (textOf(row[Number(place)], { formulas: true, date1904: false }) === '' ? last : Math.max(last, Number(place))),
    -1,
  )

/** `date1904`: the workbook counts days from 1904, as those of old Macintoshes do. */
type Reading = { readonly formulas: boolean; readonly date1904: boolean }

function textOf(cell: CellObject | undefined, { formulas, date1904 }: Reading): string {
  if (!cell) return ''
  // Its value is the number of the error.
  if (cell.t === 'e') return cell.w ?? '#N/A'
  if (formulas && typeof cell.f === 'string') return `=${cell.f}`.slice(0, 200)
  if (typeof cell.v === 'number' && typeof cell.z === 'string' && SSF.is_date(cell.z)) return dayText(cell.v, date1904) ?? String(cell.v)
  return unmarked(String(cell.v ?? '').trim())
}

/** Spreadsheets count days. */
function dayText(value: number, date1904: boolean): string | undefined {
  const { y, m, d } = SSF.parse_date_code(value, { date1904 }) ?? {}
  const two = (figure: number) => String(figure).padStart(2, '0')
  return y === undefined || m === undefined || d === undefined ? undefined : `${y}-${two(m)}-${two(d)}`
}
