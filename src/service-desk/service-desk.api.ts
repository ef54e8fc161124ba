import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, patch, post, put } from '#base/endpoint.ts'
import { lineOfText, longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { bulkResult, bulkSteps } from './bulk-step.ts'
import { callerApi } from './caller.api.ts'
import { deskRequest, internalNote } from './desk-request.ts'
import { holdReasons } from './hold.ts'
import { deskRow, employeeName, queuePage, queueQuery } from './queue.ts'
import { maxListLength } from './search.ts'

const act = z.strictObject({ version: seenVersion }, wrongType)
const reason = lineOfText(300).min(3, refusedWith('REQUIRED'))

const colleague = employee('request.queue')
const mover = employee('request.transition')

const labelIds = z
  .string(wrongType)
  .max(2000)
  .transform((list) => [...new Set(list.split(',').filter(Boolean).map(Number))])
  .pipe(
    z
      .array(z.int(wrongType).positive(wrongType))
      .min(1, refusedWith('REQUIRED'))
      .max(maxListLength, refusedWith('LIST_TOO_LONG', { max: maxListLength })),
  )

export const serviceDeskApi = {
  ...callerApi,

  showQueue: get('/service-desk/queue', {
    summary: 'Open requests, the oldest first, filtered; with the first page how many there are of each kind',
    who: colleague,
    fromReplica: true,
    query: queueQuery,
    answers: queuePage,
  }),

  searchRequests: get('/service-desk/search', {
    summary: 'Requests by number, name, phone, e-mail, IMEI or serial number, the newest first; or a pasted list of up to 100 numbers',
    who: colleague,
    fromReplica: true,
    query: z.strictObject({ query: longText(8000) }, wrongType),
    answers: z.object({
      requests: z.array(deskRow),
      /** There are more: a longer text finds fewer. */
      more: z.boolean(),
      /** For a list: which requests each of its numbers found. Null: it was no list. */
      list: z.array(z.object({ asked: z.string(), found: z.array(z.int()) })).nullable(),
      notFound: z.array(z.string()),
    }),
  }),

  scanCode: get('/service-desk/scan/:code', {
    summary: 'The request whose hand-over sheet or label was scanned, QR or Code 128',
    who: colleague,
    params: z.object({ code: z.string(wrongType).max(300, refusedWith('NOT_FOUND')) }),
    answers: z.object({
      crmRequestId: z.int().nullable(),
      /** It stands for no request, but for a parcel that named none: the code to find it by. */
      parcelCode: z.string().optional(),
      /** It stands for no open request, but for an announced device, or, by its code, for several. */
      preAlertId: z.int().optional(),
      preAlertCode: z.string().optional(),
    }),
  }),

  showDeskRequest: get('/service-desk/requests/:id', {
    summary: 'Everything about a request on one screen, and what the employee may do now',
    who: colleague,
    params: requestIdParams,
    answers: deskRequest,
  }),

  listEmployees: get('/service-desk/employees', {
    summary: 'Who requests can be assigned to',
    who: colleague,
    answers: z.object({ employees: z.array(employeeName) }),
  }),

  printLabels: get('/service-desk/labels', {
    summary: 'Labels of several requests, eight on an A4 sheet: QR, Code 128, number, device, brand',
    who: colleague,
    /** As dear as an action. */
    rate: 'write',
    query: z.strictObject({ ids: labelIds }, wrongType),
    shape: 'file',
    answers: z.null(),
  }),

  holdRequest: post('/service-desk/requests/:id/hold', {
    summary: 'Puts a request on hold, or changes what it waits for; any step of its life ends the hold',
    who: mover,
    params: requestIdParams,
    body: act.extend({ reason: z.enum(holdReasons, wrongType) }),
    answers: requestState,
  }),

  resumeRequest: post('/service-desk/requests/:id/resume', {
    summary: 'Ends the hold',
    who: mover,
    params: requestIdParams,
    body: act,
    answers: requestState,
  }),

  assignRequest: put('/service-desk/requests/:id/assignment', {
    summary: 'Says who looks after a request: oneself, a colleague or nobody',
    who: colleague,
    params: requestIdParams,
    body: act.extend({ accountId: z.int(wrongType).positive(wrongType).nullable() }),
    answers: requestState,
  }),

  addNote: post('/service-desk/requests/:id/notes', {
    summary: 'Leaves a note for colleagues; it never leaves the service desk',
    who: employee('note.internal'),
    params: requestIdParams,
    body: z.strictObject({ text: longText().min(1, refusedWith('REQUIRED')) }, wrongType),
    answers: z.object({ note: internalNote }),
  }),

  undoStep: post('/service-desk/requests/:id/undo', {
    summary: 'Takes the last step of a request back, where nobody has acted upon it; the history keeps both',
    who: employee('request.undo'),
    params: requestIdParams,
    body: act.extend({ reason }),
    answers: requestState,
  }),

  changePromise: patch('/service-desk/requests/:id/promise', {
    summary: 'Another day for what the customer waits for, with the reason they are mailed; the first promise stays beside it',
    who: mover,
    params: requestIdParams,
    body: act.extend({ promisedBy: z.string(wrongType).max(20), reason }),
    answers: requestState,
  }),

  takeBulkSteps: post('/service-desk/bulk-steps', {
    summary: 'One step for up to 100 requests, each on its own: some may be done and others refused',
    /** Whether the step itself is permitted, its use case asks. */
    who: colleague,
    transaction: false,
    body: bulkSteps,
    answers: z.object({ results: z.array(bulkResult) }),
  }),
}
