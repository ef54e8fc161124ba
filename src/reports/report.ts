import { z } from 'zod'
import { addDays, type Day, isDay } from '#calendar/calendar.ts'
import { Refusal, refusedWith, wrongType } from '#errors.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'

/** No answer holds more rows; the list goes on with `after`. */
export const maxRows = 5000
/** Rows of the list, unless told. */
export const defaultRows = 50

const maxDays = 366
const daysByDefault = 30

/** Open requests are told apart by whether they came more than so many days ago: up to 7, 8 to 14, 15 to 30, and the older ones. */
export const ageBounds = [7, 14, 30] as const

const day = z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY'))
const figure = z.coerce.number(wrongType).int(refusedWith('INVALID_INPUT')).positive(refusedWith('INVALID_INPUT'))
const number = figure.max(2_147_483_647, refusedWith('INVALID_INPUT')).optional()

/** A file instead of the figures. */
const reportFormats = ['csv', 'xlsx'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** `company`: employees look at one of them, customers at their own alone. */
const whose = { company: number, format: z.enum(reportFormats, wrongType).optional() }
const period = { from: day.optional(), to: day.optional() }
const ofBrand = { brand: number }
const status = z.enum(requestStatuses, wrongType).optional()
const page = {
  after: figure.max(999_999_999, refusedWith('INVALID_INPUT')).optional(),
  size: figure.max(maxRows, refusedWith('INVALID_INPUT')).optional(),
}

/** The reports there are, by the `reportHeaderId` of SPEC 7, and what each may be asked with; anything else is refused. */
export const reportParameters = {
  /** Requests received in the period, by status. */
  1: z.strictObject({ ...period, ...ofBrand, ...whose }),
  /** Working days from arrival to ready, of what became ready in the period, by brand. */
  2: z.strictObject({ ...period, ...ofBrand, ...whose }),
  /** Requests received in the period, newest first. */
  3: z.strictObject({ ...period, status, ...ofBrand, ...whose, ...page }),
  /** Requests that are open now, by status and by how long ago they came. */
  4: z.strictObject({ ...ofBrand, ...whose }),
  /** As 2, by the kind of service. */
  5: z.strictObject({ ...period, ...ofBrand, ...whose }),
  /** What was invoiced in the period, by cost centre. */
  6: z.strictObject({ ...period, ...ofBrand, ...whose }),
  /** Repairs that became ready in the period, and how many of them came back under the service warranty, by brand. */
  7: z.strictObject({ ...period, ...ofBrand, ...whose }),
  /** First promises whose day fell into the weeks of the period, and how many of them were kept. */
  8: z.strictObject({ ...period, ...whose }),
} as const
export type ReportHeaderId = keyof typeof reportParameters
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

/** A share in percent, rounded down: 100 stands only where nothing is missing. Null of nothing. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.floor((100 * part) / whole))

const named = z.object({ id: z.int(), name: z.string() })
const asked = { from: z.string().describe('First day, 2026-11-21'), to: z.string().describe('Last day') }
const count = z.int().nonnegative()
const workingDays = z.number().describe('Working days after the day of arrival, up to the day it was ready')
const forints = z.int().describe('Forints; what was cancelled or corrected is taken off')
const times = { requests: z.int(), median: workingDays, average: workingDays, ninetiethPercentile: workingDays, longest: workingDays }

export const report = z.discriminatedUnion('report', [
  z.object({
    report: z.literal('requestsByStatus'),
    ...asked,
    rows: z.array(z.object({ status: z.enum(requestStatuses), open: z.int(), closed: z.int() })),
  }),
  z.object({ report: z.literal('turnaround'), ...asked, rows: z.array(z.object({ brand: named, ...times })) }),
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
  z.object({
    report: z.literal('openByAge'),
    /** The day they are counted on. */
    on: z.string(),
    rows: z.array(
      z.object({
        status: z.enum(requestStatuses),
        open: count,
        upTo7Days: count,
        upTo14Days: count,
        upTo30Days: count,
        older: count,
      }),
    ),
  }),
  z.object({ report: z.literal('turnaroundByService'), ...asked, rows: z.array(z.object({ service: named, ...times })) }),
  z.object({
    report: z.literal('costs'),
    ...asked,
    /** The dearest first; null: of no cost centre. */
    rows: z.array(z.object({ costCentre: named.nullable(), requests: count, net: forints, gross: forints })),
  }),
  z.object({
    report: z.literal('repeatClaims'),
    ...asked,
    rows: z.array(z.object({ brand: named, repaired: count, repeated: count, percent: z.int().nullable() })),
  }),
  z.object({
    report: z.literal('promises'),
    ...asked,
    /** The earliest week first. */
    rows: z.array(
      z.object({
        week: z.string().describe('Its Monday'),
        due: count,
        kept: count,
        missed: count,
        percent: z.int().nullable().describe('Kept, of those due'),
        median: z.int().nullable().describe('Working days missed by'),
      }),
    ),
  }),
])
export type Report = z.output<typeof report>
