import type { Handlers } from '#context.ts'
import type { serviceDeskApi } from '../service-desk.api.ts'
import { addNote } from './add-note.ts'
import { assignRequest } from './assign-request.ts'
import { changePromise } from './change-promise.ts'
import { holdRequest, resumeRequest } from './hold-request.ts'
import { listEmployees } from './list-employees.ts'
import { printLabels } from './print-labels.ts'
import { scanCode } from './scan-code.ts'
import { searchRequests } from './search-requests.ts'
import { showDeskRequest } from './show-desk-request.ts'
import { showQueue } from './show-queue.ts'
import { takeBulkSteps } from './take-bulk-steps.ts'
import { undoStep } from './undo-step.ts'

export const serviceDeskHandlers: Handlers<typeof serviceDeskApi> = {
  showQueue,
  searchRequests,
  scanCode,
  showDeskRequest,
  listEmployees,
  printLabels,
  holdRequest,
  resumeRequest,
  assignRequest,
  addNote,
  undoStep,
  changePromise,
  takeBulkSteps,
}
