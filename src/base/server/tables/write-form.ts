import { CFB, utils, write } from '@e965/xlsx'
import { type CsvCell, harmlessCell } from './write-csv.ts'

/** What a column of a form may hold: the words of a list beside it. */
type FormColumn = { readonly heading: string; readonly width: number; readonly list?: readonly string[] }

export type TableForm = {
  readonly sheet: string
  readonly columns: readonly FormColumn[]
  /** Filled in as an example. */
  readonly rows: readonly (readonly CsvCell[])[]
  readonly listSheet: string
  /** What is said about the columns, on a sheet of its own. */
  readonly notes: { readonly sheet: string; readonly rows: readonly (readonly CsvCell[])[] }
  /** So many rows can be chosen for. */
  readonly maxRows: number
}

/**
 * An Excel file to be filled in: every column holds text, so that no program shortens a number of 15 digits, and those with a list offer it. The
 * library writes no lists, so they are written into its sheet.
 */
export function writeForm({ sheet, columns, rows, listSheet, notes, maxRows }: TableForm): Buffer {
  const book = utils.book_new()
  const listed = columns.flatMap((column, place) =>
    column.list && column.list.length > 0 ? [{ place, heading: column.heading, list: column.list }] : [],
  )
  utils.book_append_sheet(book, formSheet(columns, rows), sheet)
  const longest = Math.max(0, ...listed.map(({ list }) => list.length))
  const lists = [listed.map(({ heading }) => heading), ...Array.from({ length: longest }, (_, row) => listed.map(({ list }) => list[row] ?? ''))]
  utils.book_append_sheet(book, utils.aoa_to_sheet(lists), listSheet)
  utils.book_append_sheet(book, utils.aoa_to_sheet(notes.rows.map((row) => row.map(harmless))), notes.sheet)
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' })
  if (!Buffer.isBuffer(bytes)) throw new Error('The form was not written')
  const validations = listed.map(({ place, list }, index) => {
    const column = utils.encode_col(place)
    const words = `'${listSheet}'!$${utils.encode_col(index)}$2:$${utils.encode_col(index)}$${list.length + 1}`
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${column}2:${column}${maxRows + 1}"><formula1>${words}</formula1></dataValidation>`
  })
  return withLists(bytes, validations)
}

const harmless = (cell: CsvCell) => (typeof cell === 'string' ? harmlessCell(cell) : cell)

function formSheet(columns: TableForm['columns'], rows: TableForm['rows']) {
  const sheet = utils.aoa_to_sheet([columns.map(({ heading }) => heading), ...rows.map((row) => row.map(harmless))])
  for (const address of Object.keys(sheet))
    if (!address.startsWith('!')) sheet[address] = { ...sheet[address], t: 's', v: String(sheet[address].v ?? ''), z: '@' }
  sheet['!cols'] = columns.map(({ width }) => ({ wch: width }))
  return sheet
}

function withLists(bytes: Buffer, validations: readonly string[]): Buffer {
  const archive = CFB.read(bytes, { type: 'buffer' })
  const entry = CFB.find(archive, '/xl/worksheets/sheet1.xml')
  if (!entry) throw new Error('The form has no sheet')
  const xml = Buffer.from(entry.content).toString('utf8')
  // The style of texts, as the first cell has it, for the whole column.
  const style = /<c r="A1"[^>]* s="(\d+)"/.exec(xml)?.[1] ?? '0'
  const lists = `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
  const written = xml.replace(/<col /g, `<col style="${style}" `).replace('</sheetData>', `</sheetData>${lists}`)
  CFB.utils.cfb_del(archive, '/xl/worksheets/sheet1.xml')
  CFB.utils.cfb_add(archive, '/xl/worksheets/sheet1.xml', Buffer.from(written, 'utf8'))
  const whole: unknown = CFB.write(archive, { fileType: 'zip', type: 'buffer', compression: true })
  if (!Buffer.isBuffer(whole)) throw new Error('The form was not written')
  return whole
}
