import { z } from 'zod'
import { ticked } from '#accounts/consent.ts'
import { bulkUploadTypes } from '#accounts/features.ts'
import { account, employee } from '#accounts/who.ts'
import { boundedText } from '#base/bounded-text.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { columnNames } from './columns.ts'
import { maxColumns, maxRows, shownUpload, uploadSummary } from './upload.ts'

/** SPEC 1: FLEET, DISTRIBUTOR, STORE_01, RETAILER, OTHER_01. */
const who = account(...bulkUploadTypes)
const params = z.object({ id: idInAddress.max(2_147_483_647, refusedWith('NOT_FOUND')) })
const column = z.enum(columnNames, wrongType)
const version = z.int(wrongType).positive(wrongType)
const format = z.enum(['csv', 'xlsx'], wrongType).default('xlsx')
const id = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

export const bulkUploadApi = {
  uploadRequests: post('/customer-requests/csv-upload', {
    summary: 'Reads a CSV or Excel file of requests and says of every row what would become of it; nothing is ordered by this',
    who,
    /** The file is read in a process of its own. */
    transaction: false,
    files: { csv_crm_request: { max: 1, required: true, kind: 'table' } },
    body: z.strictObject({}),
    answers: shownUpload,
  }),

  openUploadTemplate: get('/bulk-uploads/template', {
    summary: 'The file to fill in: an Excel file with lists and an example, or a CSV',
    who,
    query: z.strictObject({ format }, wrongType),
    shape: 'file',
    fileKinds: ['xlsx', 'csv'],
    answers: z.null(),
  }),

  listUploads: get('/bulk-uploads', {
    summary: 'One’s own uploads, the newest first',
    who,
    fromReplica: true,
    query: z.strictObject({ after: id.optional(), size: pageSize }, wrongType),
    answers: z.object({ uploads: z.array(uploadSummary), next: z.int().nullable() }),
  }),

  showUpload: get('/bulk-uploads/:id', {
    summary: 'One of one’s own uploads with every row, looked at anew; of one that was sent, what became of its rows',
    who,
    params,
    answers: shownUpload,
  }),

  mapUploadColumns: put('/bulk-uploads/:id/columns', {
    summary: 'Says which column a heading is, or that it is left out; remembered for the next file of the company',
    who,
    params,
    body: z.strictObject(
      {
        version,
        headings: z
          .array(
            z.strictObject({ place: z.int(wrongType).min(0, wrongType).max(maxColumns, wrongType), column: column.nullable() }, wrongType),
            wrongType,
          )
          .min(1, wrongType)
          .max(maxColumns, wrongType),
      },
      wrongType,
    ),
    transaction: false,
    answers: shownUpload,
  }),

  changeUploadCells: put('/bulk-uploads/:id/cells', {
    summary: 'Mends cells in place',
    who,
    params,
    body: z.strictObject(
      {
        version,
        cells: z
          .array(z.strictObject({ line: z.int(wrongType).positive(wrongType), column, value: boundedText(3000) }, wrongType), wrongType)
          .min(1, wrongType)
          .max(maxRows, refusedWith('LIST_TOO_LONG', { max: maxRows })),
      },
      wrongType,
    ),
    transaction: false,
    answers: shownUpload,
  }),

  removeUploadRows: post('/bulk-uploads/:id/remove-rows', {
    summary: 'Takes rows out of an upload',
    who,
    params,
    body: z.strictObject(
      { version, lines: z.array(z.int(wrongType).positive(wrongType), wrongType).min(1, wrongType).max(maxRows, wrongType) },
      wrongType,
    ),
    transaction: false,
    answers: shownUpload,
  }),

  commitUpload: post('/bulk-uploads/:id/commit', {
    summary: 'Orders what was looked at, once: all rows, or those without mistakes',
    who,
    params,
    rate: 'booking',
    idempotent: true,
    /** The insurer is asked before the action. */
    transaction: false,
    body: z.strictObject(
      {
        /** Of what was looked at; refused with UPLOAD_CHANGED when anything is different now. */
        hash: lineOfText(64),
        only: z.enum(['all', 'good'], wrongType),
        reference: lineOfText(60).default(''),
        gdpr: ticked('PRIVACY_REQUIRED'),
        termsAndCond: ticked('TERMS_REQUIRED'),
        textVersionIds: z.array(z.int(wrongType).positive(wrongType), wrongType).max(500, wrongType),
      },
      wrongType,
    ),
    answers: shownUpload,
  }),

  discardUpload: del('/bulk-uploads/:id', { summary: 'Throws an upload away that was not sent', who, params, answers: z.object({}) }),

  exportUpload: get('/bulk-uploads/:id/rows', {
    summary: 'The rows with a column that says what is wrong, to be mended elsewhere and uploaded again',
    who,
    params,
    query: z.strictObject({ format, only: z.enum(['all', 'wrong'], wrongType).default('wrong') }, wrongType),
    shape: 'file',
    fileKinds: ['xlsx', 'csv'],
    answers: z.null(),
  }),

  listImports: get('/service-desk/imports', {
    summary: 'Every upload of every customer, the newest first: who sent what, and what became of it',
    who: employee('import.review'),
    fromReplica: true,
    query: z.strictObject({ state: uploadSummary.shape.state.optional(), after: id.optional(), size: pageSize }, wrongType),
    answers: z.object({
      imports: z.array(
        uploadSummary.extend({
          sender: z.string(),
          email: z.string(),
          fileSize: z.int(),
          /** A code of `errors.ts`: why the file was not read. */
          refusedBecause: z.string().nullable(),
          /** The same as a sentence, in the reader's language. */
          refusal: z.string().nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
  }),
}
