import type { Upload } from '#base/server/http/http-files.ts'
import type { ReadTable } from '#base/server/tables/read-table.ts'
import { readTableUpload } from '#base/server/tables/read-table-upload.ts'
import { Refusal } from '#errors.ts'
import { maxColumns } from '../upload.ts'

/**
 * The rows of an uploaded file, its heading first.
 * @param max rows below the heading
 * @throws Refusal TABLE_…, UPLOAD_EMPTY, UPLOAD_ROWS_TOO_MANY
 */
export async function uploadedRows(upload: Upload, max: number): Promise<ReadTable> {
  const table = await readTableUpload(upload, { maxRows: max + 1, maxColumns, formulas: true }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'TABLE_TOO_LONG') throw refused(upload, 'UPLOAD_ROWS_TOO_MANY', { max })
    throw error
  })
  if (table.rows.length < 2) throw refused(upload, 'UPLOAD_EMPTY')
  return table
}

const refused = ({ field }: Upload, code: 'UPLOAD_EMPTY' | 'UPLOAD_ROWS_TOO_MANY', values = {}) =>
  new Refusal(code, { values, fields: [{ path: field, code, values }] })
