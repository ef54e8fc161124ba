import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import { tableType } from '../files/table-type.ts'
import { decodeText } from './decode-text.ts'
import { type CsvBounds, CsvNotRead, type CsvRow, readCsv } from './read-csv.ts'
import { requireModestArchive } from './unpacked-size.ts'

/**
 * The rows of a CSV file or of the first sheet of an Excel file, cells as texts. A stranger's file: to be read in a process that can be killed.
 * @throws CsvNotRead
 */
export async function readTable({ path, bounds }: { path: string; bounds: CsvBounds }): Promise<CsvRow[]> {
  const type = await tableType(path)
  if (type === 'text/csv') return readCsv(decodeText(await readFile(path)).text, bounds)
  if (type === undefined || type === 'application/xml') throw new CsvNotRead('broken')
  if (type !== 'application/vnd.ms-excel') await requireModestArchive(path)
  return sheetRows(await readFile(path), bounds)
}

function sheetRows(bytes: Buffer, { maxRows, maxColumns }: CsvBounds): CsvRow[] {
  const book = read(bytes, { dense: true, sheetRows: maxRows + 1, cellFormula: false, cellHTML: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new CsvNotRead('broken')
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, raw: true, defval: '', blankrows: true })
  if (rows.length > maxRows) throw new CsvNotRead('tooManyRows')
  return rows.flatMap((row, index) => {
    const cells = row.map((cell) => String(cell ?? '').trim())
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > maxColumns) throw new CsvNotRead('tooManyColumns', index + 1)
    return cells.length === 0 ? [] : [{ cells, line: index + 1 }]
  })
}
