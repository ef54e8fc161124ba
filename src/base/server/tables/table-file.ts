import { mediaTypes } from '../../media-types.ts'
import type { FileAnswer } from '../http/http-files.ts'
import { writtenTables } from './tables.ts'
import { type CsvCell, writeCsv } from './write-csv.ts'

type TableFile = { readonly name: string; readonly format: 'csv' | 'xlsx'; readonly sheet: string; readonly rows: readonly (readonly CsvCell[])[] }

/** A file that is written whole before it is sent. */
export type WholeFile = FileAnswer & { readonly body: Uint8Array }

const tableTypes = { csv: `${mediaTypes.csv}; charset=utf-8`, xlsx: mediaTypes.xlsx } as const

/** Whether a file holds rows of a list or a report. */
export const isTableFile = ({ mediaType }: FileAnswer): boolean => Object.values<string>(tableTypes).includes(mediaType)

/**
 * A table to be saved. An Excel file takes a second for every few thousand rows, so it is written in a process.
 * @param name without its ending
 * @throws Refusal OVERLOADED
 */
export async function tableFile({ name, format, sheet, rows }: TableFile): Promise<WholeFile> {
  const saved = { name: `${name}.${format}`, mediaType: tableTypes[format], disposition: 'attachment' } as const
  if (format === 'csv') return { ...saved, body: writeCsv(rows) }
  const body = Buffer.from(await writtenTables.run('writeSheet', { sheet, rows }))
  return { ...saved, body }
}
