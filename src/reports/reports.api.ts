import { z } from 'zod'
import { account, anyOf, type CustomerType, employee } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import { wrongType } from '#errors.ts'
import { report } from './report.ts'

/** SPEC 1: customers who are companies and send in requests; pre-alert customers see announcements instead (SPEC 6). */
const businessTypes: readonly CustomerType[] = ['B2B', 'FLOTTA', 'DISTRIBUTOR', 'STORE_01', 'RETAILER', 'OTHER_01', 'MOST-B2B']

const text = z.string(wrongType).max(40).optional()

export const reportsApi = {
  showReport: get('/report-lists/:reportHeaderId', {
    summary: 'A report: 1 requests by status, 2 turnaround times, 3 list of requests. Companies see their own requests, employees all',
    who: anyOf(account(...businessTypes), employee('report.view')),
    /** As dear as an action. */
    rate: 'write',
    params: z.object({ reportHeaderId: z.coerce.number(wrongType) }),
    /** Which of them a report takes, and what they may say, is in `reportParameters`. */
    query: z.strictObject({ from: text, to: text, status: text, brand: text, after: text, size: text }, wrongType),
    answers: report,
  }),
}
