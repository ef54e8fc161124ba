import { type CellObject, utils, write } from '@e965/xlsx'
import { newImei } from './factories.ts'
import type { TestPortal } from './portal.ts'

export type Cells = Readonly<Record<string, string>>

/** A row that is taken as it is. */
export const goodRow = (over: Cells = {}): Cells => ({
  partner_hivatkozas: 'REF-1',
  javitas_tipusa: '2',
  marka: 'HUAWEI',
  termekcsoport: 'Mobiltelefon',
  tipus: 'P30 Pro',
  imei_1: newImei(),
  hibaleiras: 'Nem kapcsol be, őrült hűvös.',
  hibakategoria: 'Kijelző',
  kapcsolattarto_nev: 'Kőműves Űrzéné Éva',
  telefon: '06 30 123 4567',
  email: 'eva@pelda.hu',
  felvetel_irsz: '1134',
  felvetel_varos: 'Budapest',
  felvetel_kozterulet: 'Váci',
  felvetel_jelleg: 'út',
  felvetel_hazszam: '43',
  ...over,
})

/** Headings and rows as a table; a row may leave columns out. */
export function tableOf(rows: readonly Cells[]): string[][] {
  const heading = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [heading, ...rows.map((row) => heading.map((column) => row[column] ?? ''))]
}

export function csvText(table: readonly (readonly string[])[], delimiter = ';'): string {
  const quoted = (cell: string) => (/["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return table.map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join('')
}

const windowsBytes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'windows-1250': { ő: 0xf5, ű: 0xfb, Ő: 0xd5, Ű: 0xdb },
  // As a program reads it that knows Western Europe only: õ and û in their place.
  'windows-1252': { õ: 0xf5, û: 0xfb, Õ: 0xd5, Û: 0xdb },
}
export const inWindows = (text: string, encoding: 'windows-1250' | 'windows-1252'): Buffer =>
  Buffer.from(Uint8Array.from(text, (character) => windowsBytes[encoding]?.[character] ?? character.charCodeAt(0)))

/** As a spreadsheet saves it, numbers as numbers. @param date1904 its days count from 1904; the numbers are written as they are */
export function workbook(
  table: readonly (readonly (string | number | Date | CellObject)[])[],
  bookType: 'xlsx' | 'biff8' = 'xlsx',
  date1904 = false,
): Buffer {
  const book = utils.book_new()
  book.Workbook = { WBProps: { date1904 } }
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(
      table.map((row) => [...row]),
      { cellDates: true, UTC: true },
    ),
    'Munka1',
  )
  const bytes: unknown = write(book, { type: 'buffer', bookType })
  if (!Buffer.isBuffer(bytes)) throw new Error('No workbook was written')
  return bytes
}

export type Session = { token: string; cookie: string }

export const upload = (portal: Pick<TestPortal, 'call'>, session: Session, bytes: Uint8Array, name = 'igenyek.csv') =>
  portal.call('POST', '/api/customer-requests/csv-upload', { session, body: {}, files: [{ field: 'csv_crm_request', name, bytes }] })
