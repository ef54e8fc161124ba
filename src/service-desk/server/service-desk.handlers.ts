import type { Handlers } from '#context.ts'
import type { serviceDeskApi } from '../service-desk.api.ts'
import { bookForCaller } from './caller/book-for-caller.ts'
import { findCallers } from './caller/find-callers.ts'
import { listEmployees } from './list-employees.ts'
import { printLabels } from './queue/print-labels.ts'
import { showQueue } from './queue/show-queue.ts'
import { takeBulkSteps } from './queue/take-bulk-steps.ts'
import { addNote } from './request/add-note.ts'
import { assignRequest } from './request/assign-request.ts'
import { changePromise } from './request/change-promise.ts'
import { holdRequest, resumeRequest } from './request/hold-request.ts'
import { showDeskRequest } from './request/show-desk-request.ts'
import { undoStep } from './request/undo-step.ts'
import { scanCode } from './search/scan-code.ts'
import { searchRequests } from './search/search-requests.ts'

export const serviceDeskHandlers: Handlers<typeof serviceDeskApi> = {
  findCallers,
  bookForCaller,
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
