import type { Upload } from '../http/http-files.ts'
import type { CsvBounds, CsvRow } from './read-csv.ts'
import { tableReader } from './table-reader.ts'
import { tables } from './tables.ts'

const read = tableReader(tables)

/**
 * The rows of an uploaded table.
 * @throws Refusal TABLE_TOO_LONG, TABLE_NOT_READABLE, OVERLOADED
 */
export const readTableUpload = (upload: Upload, bounds: CsvBounds): Promise<CsvRow[]> => read('readTable', upload, { path: upload.path, bounds })
