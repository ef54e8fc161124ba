import { utils, write } from '@e965/xlsx'
import { type CsvCell, harmlessCell } from './write-csv.ts'

/** An Excel file of one sheet. Texts are texts, also those a spreadsheet would take for a formula (GAPS D3). */
export function writeXlsx(sheetName: string, rows: readonly (readonly CsvCell[])[]): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell))))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, sheetName.slice(0, 31))
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' })
  if (!Buffer.isBuffer(bytes)) throw new Error('The sheet was not written')
  return bytes
}
