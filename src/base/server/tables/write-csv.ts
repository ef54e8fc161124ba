/** What a cell of an export may hold; null is an empty one. */
export type CsvCell = string | number | null

/**
 * A CSV file as Hungarian spreadsheets open it (DOMAIN 10): UTF-8 with a byte order mark, `;`, CRLF, decimal comma. A text that a spreadsheet would
 * take for a formula gets a leading apostrophe (GAPS D3).
 */
export function writeCsv(rows: Iterable<readonly CsvCell[]>): Buffer {
  const lines: string[] = []
  for (const cells of rows) lines.push(cells.map(writtenCell).join(';'))
  return Buffer.from(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`, 'utf8')
}

const writtenCell = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = harmlessCell(cell)
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A text no spreadsheet reads as a formula. */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
