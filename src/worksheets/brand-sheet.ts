import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { requestStatuses } from '#requests/status.ts'
import { aloneOutcomes, ownerShown } from './alone.ts'
import { commonFields } from './common-kind.ts'
import { type KindDefinition, ownFieldsOf, shapeOf, sheetOutcomes } from './kind.ts'
import { sheetVisit } from './visit.ts'
import { worksheetDraft } from './worksheet.ts'
import { worksheetView } from './worksheet-view.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')
export const sheetStates = ['all', 'open', 'closed'] as const

/** A page of the list, unless more or fewer are asked for. */
export const sheetsOfPage = 25
export const maxSheetsOfPage = 100
/** More sheets are not saved to one file. */
export const maxSheetsOfFile = 500
export const maxSheetDocuments = 5

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
export const sheetsAsked = z.strictObject(
  {
    /** Any number: of a sheet, a request, a device, a part, an RMA. */
    text: lineOfText(60).optional(),
    state: z.enum(sheetStates, wrongType).default('all'),
    /** Assigned to whoever asks, or last saved by them. */
    mine: z.stringbool(wrongType).default(false),
    after: z
      .string()
      .regex(/^[01]-\d{1,15}$/)
      .optional(),
    size: number.max(maxSheetsOfPage, wrongType).default(sheetsOfPage),
  },
  wrongType,
)
export type SheetsAsked = z.output<typeof sheetsAsked>

export const sheetInList = z.object({
  id: z.int(),
  number: z.string(),
  requestId: z.int().nullable(),
  requestNumber: z.string().nullable(),
  customer: z.string().nullable(),
  device: z.string().nullable(),
  identifier: z.string().nullable(),
  requestStatus: z.enum(requestStatuses).nullable(),
  outcome: z.enum(sheetOutcomes).nullable(),
  visitDay: z.string().nullable(),
  openedAt: instant,
  savedBy: z.string().nullable(),
  closedAt: instant.nullable(),
})
export type SheetInList = z.output<typeof sheetInList>

const fieldValue = z.union([z.string(), z.number()])

/** A sheet as its own screen shows it: what the desk sees of every sheet, and the brand's part beside it. */
export const brandSheet = worksheetView.extend({
  id: z.int(),
  number: z.string(),
  /** Null: it has no request, or none yet. */
  requestId: z.int().nullable(),
  requestNumber: z.string().nullable(),
  /** Of a sheet without a request: whose it is, and what may be done with it. */
  alone: z
    .object({
      owner: ownerShown,
      outcomes: z.array(z.enum(aloneOutcomes)),
      mayJoin: z.boolean(),
      mayReopen: z.boolean(),
    })
    .nullable(),
  /** Of a kind of visits. */
  visit: sheetVisit.nullable(),
  /** The sheet whose work it goes on with, and the one that goes on with its own. */
  previous: z.object({ id: z.int(), number: z.string() }).nullable(),
  next: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** By the names of the kind's definition. */
  fields: z.record(z.string(), fieldValue),
  sentAt: instant.nullable(),
  maySend: z.boolean(),
  about: z.object({
    customer: z.string(),
    /** Null without the key customer.view (decision 10). */
    reach: z.object({ email: z.string(), phone: z.string(), address: z.string() }).nullable(),
    device: z.string(),
    identifier: z.string(),
    boughtOn: z.string().nullable(),
    service: z.string(),
    fault: z.string(),
    arrivedAt: instant.nullable(),
    /** Where the device is handed over to its maker; null: it is not. */
    deliverTo: z.string().nullable(),
  }),
})
export type BrandSheet = z.output<typeof brandSheet>

export const sheetDocument = z.object({ id: z.int(), name: z.string(), addedAt: instant, addedBy: z.string() })
export type SheetDocument = z.output<typeof sheetDocument>

export const sheetChange = z.object({
  at: instant,
  by: z.string().nullable(),
  act: z.enum(['saved', 'drafted', 'closed', 'reopened', 'joined', 'sent']),
  reason: z.string(),
  /** What the fields held before; parts by their names. */
  before: z.array(z.object({ field: z.string(), value: z.string() })),
})
export type SheetChange = z.output<typeof sheetChange>

/** What is saved of a sheet of the kind: the common part, and the brand's under `fields`. */
export const writtenSheet = (kind: KindDefinition) => {
  const own = z.strictObject(shapeOf(ownFieldsOf(kind, commonFields), kind), wrongType)
  return z.strictObject({ ...worksheetDraft.shape, fields: own }, wrongType)
}
