import type { Upload } from '../http/http-files.ts'
import type { ReadTable, TableBounds } from './read-table.ts'
import { tableReader } from './table-reader.ts'
import { tables } from './tables.ts'

const read = tableReader(tables)

/**
 * The rows of an uploaded table.
 * @throws Refusal TABLE_TOO_LONG, TABLE_TOO_WIDE, TABLE_LOCKED, TABLE_NOT_READABLE, OVERLOADED
 */
export const readTableUpload = (upload: Upload, bounds: TableBounds): Promise<ReadTable> => read('readTable', upload, { path: upload.path, bounds })
