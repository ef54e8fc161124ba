import { z } from 'zod'
import { addDays, type Day, isDay } from '#calendar/calendar.ts'
import { Refusal, refusedWith, wrongType } from '#errors.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'

/** No answer holds more rows; the list goes on with `after`. */
export const maxRows = 5000

const maxDays = 366
const daysByDefault = 30

const day = z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY'))
const figure = z.coerce.number(wrongType).int(refusedWith('INVALID_INPUT')).positive(refusedWith('INVALID_INPUT'))

const period = { from: day.optional(), to: day.optional() }
const brand = figure.max(2_147_483_647, refusedWith('INVALID_INPUT')).optional()
const status = z.enum(requestStatuses, wrongType).optional()
const page = {
  after: figure.max(999_999_999, refusedWith('INVALID_INPUT')).optional(),
  size: figure.max(maxRows, refusedWith('INVALID_INPUT')).default(50),
}

/** The reports there are, by the `reportHeaderId` of SPEC 7, and what each may be asked with; anything else is refused. */
export const reportParameters = {
  /** Requests received in the period, by status. */
  1: z.strictObject({ ...period, brand }),
  /** Working days from arrival to ready, of what became ready in the period, by brand. */
  2: z.strictObject({ ...period, brand }),
  /** Requests received in the period, newest first. */
  3: z.strictObject({ ...period, status, brand, ...page }),
} as const
type ReportHeaderId = keyof typeof reportParameters
export type ReportParameters<Id extends ReportHeaderId> = z.output<(typeof reportParameters)[Id]>

/** Both days included. */
export type Period = { readonly from: Day; readonly to: Day }

/**
 * The period somebody asked for; without an end it ends today, without a beginning it is thirty days long.
 * @throws Refusal REPORT_PERIOD when it ends before it begins or is longer than a year
 */
export function periodOf({ from, to }: { from?: Day | undefined; to?: Day | undefined }, today: Day): Period {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - daysByDefault)
  if (first > last || addDays(first, maxDays - 1) < last) {
    const values = { max: maxDays }
    throw new Refusal('REPORT_PERIOD', { values, fields: [{ path: from === undefined ? 'to' : 'from', code: 'REPORT_PERIOD', values }] })
  }
  return { from: first, to: last }
}

const named = z.object({ id: z.int(), name: z.string() })
const asked = { from: z.string().describe('First day, 2026-11-21'), to: z.string().describe('Last day') }
const workingDays = z.number().describe('Working days after the day of arrival, up to the day it was ready')

export const report = z.discriminatedUnion('report', [
  z.object({
    report: z.literal('requestsByStatus'),
    ...asked,
    rows: z.array(z.object({ status: z.enum(requestStatuses), open: z.int(), closed: z.int() })),
  }),
  z.object({
    report: z.literal('turnaround'),
    ...asked,
    rows: z.array(
      z.object({
        brand: named,
        requests: z.int(),
        median: workingDays,
        average: workingDays,
        ninetiethPercentile: workingDays,
        longest: workingDays,
      }),
    ),
  }),
  z.object({
    report: z.literal('requestList'),
    ...asked,
    rows: z.array(
      z.object({
        crmRequestId: z.int(),
        receivedTime: z.string(),
        status: z.enum(requestStatuses),
        outcome: z.enum(outcomes).nullable(),
        warrantyTypeId: z.int(),
        brand: named,
        productType: z.string().nullable(),
        arrivedTime: z.string().nullable(),
        readyTime: z.string().nullable(),
        closedTime: z.string().nullable(),
      }),
    ),
    /** Sent back as `after`, it goes on from here; null at the end. */
    next: z.int().nullable(),
  }),
])
export type Report = z.output<typeof report>
