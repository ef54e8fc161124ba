import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { warrantyTypes } from '#requests/status.ts'
import { statusList } from '#requests/status-list.ts'
import { requestInList, requestStates } from '#tracking/my-requests.ts'

/** A number in an address: `?brand=7`. */
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(2_147_483_647, wrongType)
const day = z.string(wrongType).max(40).refine(isDay, refusedWith('REPORT_DAY'))

/** What the list can be in the order of; each has its index (migration 0102). */
export const sortKeys = ['received', 'promised', 'price', 'reference'] as const
export type SortKey = (typeof sortKeys)[number]

/** `price`: the least first; `-price`: the most first. */
export const sorts = sortKeys.flatMap((key) => [key, `-${key}`] as const)
export type Sort = (typeof sorts)[number]
export const usualSort: Sort = '-received'

export const kinds = Object.keys(warrantyTypes) as (keyof typeof warrantyTypes)[]

/** The filters, as they stand in the address of the screen too; all of them are met at once. */
export const companyRequestsQuery = z.strictObject(
  {
    /** Separated by commas. */
    status: statusList.optional(),
    /** `waiting`: something waits for the customer. */
    state: z.enum(requestStates, wrongType).optional(),
    /** The account of who sent it. */
    sender: number.optional(),
    /** The number of a cost centre; `none`: of none. */
    costCentre: z.union([z.literal('none'), number], wrongType).optional(),
    brand: number.optional(),
    kind: z.enum(kinds, wrongType).optional(),
    /** First and last day it was received, both included. */
    from: day.optional(),
    to: day.optional(),
    /** Number, IMEI or serial number (its end too), device, claim, worksheet, RMA or reference number. */
    text: lineOfText(100).optional(),
    sort: z.enum(sorts, wrongType).default(usualSort),
    /** The last request of the page before. */
    after: number.optional(),
    size: pageSize,
  },
  wrongType,
)
export type CompanyRequestsQuery = z.output<typeof companyRequestsQuery>

const named = z.object({ id: z.int(), name: z.string() })
const costCentre = z.object({ id: z.int(), code: z.string(), name: z.string() })

/** A request in one line of the list of a company. */
const companyRequest = requestInList.omit({ referenceNumber: true }).extend({
  referenceNumber: z.string().nullable(),
  rmaNumber: z.string().nullable(),
  promisedBy: z.string().nullable().describe('2026-11-21, in Europe/Budapest'),
  /** Who sent it. */
  sender: named.nullable(),
  costCentre: costCentre.nullable(),
})
export type CompanyRequest = z.output<typeof companyRequest>

export const companyRequestsPage = z.object({
  requests: z.array(companyRequest),
  /** What to send as `after`; null: this was the last page. */
  next: z.int().nullable(),
  /** Of everything the caller is shown, whatever the filters, and what it can be filtered by; only with the first page. */
  overview: z
    .object({
      all: z.int(),
      open: z.int(),
      brands: z.array(named.extend({ count: z.int() })),
      /** Those of the company; empty where nobody acts for one. */
      senders: z.array(named),
      costCentres: z.array(costCentre),
    })
    .nullable(),
})
export type CompanyRequestsPage = z.output<typeof companyRequestsPage>
