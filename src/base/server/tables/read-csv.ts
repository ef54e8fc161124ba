import { CsvError, parse } from 'csv-parse/sync'

/** What is read of one file at most, blank rows aside; a longer one is refused, not cut. */
export type CsvBounds = { readonly maxRows: number; readonly maxColumns: number }

/** A list whose cells were emptied, or once had colours, has blank rows between and after those that say something (DOMAIN 10). So many are passed over. */
export const maxBlankRows = 10_000

/** Why a file was not read: it is no table, or none of those its reader knows (`unknown`), or more than it takes, or locked by a password. */
export type UnreadReason = 'unknown' | 'broken' | 'tooLong' | 'tooWide' | 'locked'

const codes = { broken: 'broken', tooManyRows: 'tooLong', tooManyColumns: 'tooWide', locked: 'locked' } as const satisfies Record<
  string,
  UnreadReason
>

/** A file that cannot be read as a table; `line` counts from 1 where the reader knows it. */
export class CsvNotRead extends Error {
  override readonly name = 'CsvNotRead'
  readonly reason: keyof typeof codes
  readonly line: number | undefined
  /** Crosses the border of a process, where an error keeps its message and code only. */
  readonly code: UnreadReason
  constructor(reason: keyof typeof codes, line?: number) {
    super(`${reason}${line === undefined ? '' : ` in line ${line}`}`)
    this.reason = reason
    this.line = line
    this.code = codes[reason]
  }
}

/** A row as it stands in the file: its cells, and which row it is in a spreadsheet (from 1), where a cell of several lines is one row. */
export type CsvRow = { readonly cells: readonly string[]; readonly line: number }

/**
 * The rows of a CSV file as Hungarian users save it (DOMAIN 10): `;`, tab, comma or `|` between the cells, an Excel line `sep=;`, quoted cells with
 * line breaks, any end of line. Empty rows are left out, cells are trimmed, and what a spreadsheet wraps to keep its digits (`'0036…`, `="0036…"`) is unwrapped.
 * @throws CsvNotRead
 */
export function readCsv(text: string, { maxRows, maxColumns }: CsvBounds): CsvRow[] {
  const { delimiter, body, skipped } = delimiterOf(text.replace(/^\uFEFF/, ''))
  const rows = recordsOf(body, delimiter, maxRows)
  let breaks = 0
  return rows.flatMap(({ record, info }) => {
    // The parser counts the lines of the file up to the end of the row.
    breaks += record.reduce((sum, cell) => sum + (cell.match(/[\r\n]/g)?.length ?? 0), 0)
    const line = info.lines - breaks + skipped
    const cells = record.map(plainCell)
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > maxColumns) throw new CsvNotRead('tooManyColumns', line)
    return cells.length === 0 ? [] : [{ cells, line }]
  })
}

type ParsedRecord = { record: string[]; info: { lines: number } }

function recordsOf(body: string, delimiter: string, maxRows: number): ParsedRecord[] {
  let filled = 0
  let blank = 0
  // Blank rows stay until the lines are counted: a cell of theirs may be several lines.
  const count = (row: ParsedRecord) => {
    if (row.record.some((cell) => plainCell(cell) !== '')) filled++
    else blank++
    if (filled > maxRows || blank > maxBlankRows) throw new CsvNotRead('tooManyRows')
    return row
  }
  try {
    const records: unknown = parse(body, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      // With `info` a record comes beside it, of which the library's types know nothing.
      on_record: count as unknown as (record: string[]) => string[],
    })
    return records as ParsedRecord[]
  } catch (error) {
    if (error instanceof CsvError) throw new CsvNotRead('broken', 'lines' in error && typeof error.lines === 'number' ? error.lines : undefined)
    throw error
  }
}

const delimiters = [';', '\t', ',', '|'] as const

/** Outside quotes, in the first lines; a tie is decided in the order above. */
function delimiterOf(text: string): { delimiter: string; body: string; skipped: number } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said?.[1]) return { delimiter: said[1], body: text.slice(said[0].length), skipped: 1 }
  const beginning = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => beginning.split(delimiter).length)
  return { delimiter: delimiters[counts.indexOf(Math.max(...counts))] ?? ';', body: text, skipped: 0 }
}

const plainCell = (cell: string): string => {
  const text = cell.trim()
  const formula = /^="(.*)"$/.exec(text)
  if (formula) return formula[1] ?? ''
  return unmarked(text)
}

/** Without the apostrophe that a spreadsheet, or an export of ours, puts before what might be taken for a formula. */
export const unmarked = (text: string) => (text.startsWith("'") ? text.slice(1) : text)
