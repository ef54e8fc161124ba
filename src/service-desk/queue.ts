import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { outcomes, requestStages, requestStatuses, warrantyTypes } from '#requests/status.ts'
import { stageList } from '#requests/status-list.ts'
import { holdReasons } from './hold.ts'

/** What an employee looks at first; what counts as what is in `queue-store.ts`. */
export const buckets = ['today', 'late', 'noNews', 'waitingForCustomer', 'abandoned', 'onHold', 'mine'] as const
export type Bucket = (typeof buckets)[number]

/** Rows of a page, unless the screen asks for others. */
export const queueRows = 25

/** A number in an address: `?brand=7`. */
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

/** The filters, as they stand in the address of the screen too. They are all of them met at once. */
export const queueQuery = z.strictObject(
  {
    /** As the rows are called (`stageOf`), separated by commas; none: every open request. */
    status: stageList.optional(),
    bucket: z.enum(buckets, wrongType).optional(),
    brand: number.optional(),
    warrantyType: number.pipe(z.literal(Object.values(warrantyTypes))).optional(),
    /** `me`, `nobody`, or the account number of an employee. */
    assigned: z.union([z.enum(['me', 'nobody']), number], wrongType).optional(),
    /** As in the search: number, name, phone, e-mail, IMEI or serial number. */
    text: lineOfText(100).optional(),
    /** The last request of the page before. */
    after: number.optional(),
    size: number.max(100, wrongType).default(queueRows),
  },
  wrongType,
)

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')

export const held = z.object({ reason: z.enum(holdReasons), since: instant }).nullable()
export const employeeName = z.object({ id: z.int(), name: z.string() })

/** A request in one line. */
export const deskRow = z.object({
  crmRequestId: z.int(),
  gsmWorksheetId: z.string().nullable(),
  version: z.int(),
  status: z.enum(requestStatuses),
  afterCancelling,
  outcome: z.enum(outcomes).nullable(),
  closed: z.boolean(),
  receivedTime: instant,
  warrantyTypeId: z.int(),
  brand: z.string(),
  /** As people call it, with its brand or without. */
  device: z.string(),
  identifier: z.string(),
  /** A company with its legal form, and its contact; a person by name. */
  customer: z.string(),
  pickupDay: day.nullable(),
  /** The day promised last, else the courier's. */
  dueOn: day.nullable(),
  /** The day promised first for the same step: lateness counts from it, whatever was promised since. */
  firstDueOn: day.nullable(),
  /** Working days since then; 0: it is not late. */
  daysLate: z.int(),
  late: z.boolean(),
  /** It is late, its present day has passed too, and the portal writes to the customer no more: an employee does. */
  mustWrite: z.boolean(),
  /** Nothing was heard of its parcel since this day, and that is too long. */
  noNewsSince: day.nullable(),
  /** It is the customer's turn: to decide, to pay, or to answer. */
  waitsForCustomer: z.boolean(),
  hold: held,
  assigned: employeeName.nullable(),
})
export type DeskRow = z.output<typeof deskRow>

/** How many of each; every key is there, so that the document of the API can name them. */
const countOf = <const Key extends string>(keys: readonly Key[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<Key, z.ZodInt>)

export const queuePage = z.object({
  /** Of all open requests, whatever the filters; only with the first page. */
  counts: z
    .object({
      open: z.int(),
      statuses: countOf(requestStages),
      buckets: countOf(buckets),
      /** Something has changed since they were counted, moments ago: whoever shows them asks again. */
      behind: z.boolean(),
    })
    .nullable(),
  requests: z.array(deskRow),
  /** What to send as `after`; null: this was the last page. */
  next: z.int().nullable(),
})
