import type { Handlers } from '#context.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { changeUploadCells, mapUploadColumns, removeUploadRows } from './change-upload.ts'
import { commitUpload } from './commit-upload.ts'
import { discardUpload } from './discard-upload.ts'
import { exportUpload } from './export-upload.ts'
import { listImports, listUploads } from './list-uploads.ts'
import { openUploadTemplate } from './open-template.ts'
import { showUpload } from './show-upload.ts'
import { uploadRequests } from './upload-requests.ts'

export const bulkUploadHandlers: Handlers<typeof bulkUploadApi> = {
  uploadRequests,
  openUploadTemplate,
  listUploads,
  showUpload,
  mapUploadColumns,
  changeUploadCells,
  removeUploadRows,
  commitUpload,
  discardUpload,
  exportUpload,
  listImports,
}
