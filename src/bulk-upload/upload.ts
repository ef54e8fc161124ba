import { z } from 'zod'
import { agreedWording, bookedOrder } from '#orders/orders.api.ts'
import { columnNames } from './columns.ts'

/** SPEC 9, GAPS D6. */
export const maxRows = 500
export const maxColumns = 100

export const uploadStates = ['draft', 'refused', 'committed', 'discarded'] as const
const rowStates = ['accepted', 'warned', 'wrong'] as const
export type RowState = (typeof rowStates)[number]

/** What is said of a row that can be sent all the same; the words are in the texts of the screens. */
const warnings = ['NOT_ASKED', 'DOCUMENT_LATER', 'TYPE_UNKNOWN', 'ACCESSORY_UNKNOWN', 'COLOUR_UNKNOWN'] as const
export type Warning = (typeof warnings)[number]

const column = z.enum(columnNames)
const instant = z.string().describe('2026-11-21T09:15:00Z')

const problem = z.object({
  column: column.nullable(),
  kind: z.enum(['wrong', 'warning']),
  /** A code of `errors.ts`, or one of `warnings`. */
  code: z.string(),
  message: z.string(),
  /** What may have been meant. */
  suggestions: z.array(z.string()),
})
export type RowProblem = z.output<typeof problem>

const row = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  cells: z.partialRecord(column, z.string()),
  state: z.enum(rowStates),
  problems: z.array(problem),
})
export type UploadRow = z.output<typeof row>

const sentRow = bookedOrder.shape.requests.element
  .pick({ crmRequestId: true, requestNumber: true })
  .extend({ line: z.int(), reference: z.string().nullable(), identifier: z.string(), fileName: z.string().nullable(), waitsForDocument: z.boolean() })
export type SentRow = z.output<typeof sentRow>

const counts = z.object({ all: z.int(), accepted: z.int(), warned: z.int(), wrong: z.int() })

export const uploadSummary = z.object({
  id: z.int(),
  fileName: z.string(),
  uploadedAt: instant,
  state: z.enum(uploadStates),
  counts,
  /** How many requests it became. */
  created: z.int(),
  orderId: z.string().nullable(),
})
export type UploadSummary = z.output<typeof uploadSummary>

export const shownUpload = uploadSummary.extend({
  version: z.int(),
  /** Of everything that was looked at; what is sent names it. Empty once nothing is to be sent. */
  hash: z.string(),
  /** Its headings by their places; `column` null: left out. */
  headings: z.array(z.object({ heading: z.string(), column: column.nullable(), isKnown: z.boolean() })),
  /** õ and û of the file were read as ő and ű: it is to be looked at. */
  repaired: z.boolean(),
  missingColumns: z.array(column),
  rows: z.array(row),
  /** The same file was sent before by the same account, the last time so. */
  sentBefore: z.object({ id: z.int(), at: instant, created: z.int() }).nullable(),
  /** What keeps all of it from being sent, whatever stands in its rows. */
  blocked: z.enum(['COMPANY_DATA_MISSING']).nullable(),
  wordings: z.array(agreedWording),
  pickups: z.int(),
  sent: z.array(sentRow),
})
export type ShownUpload = z.output<typeof shownUpload>
