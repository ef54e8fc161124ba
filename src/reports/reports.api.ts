import { z } from 'zod'
import { businessTypes } from '#accounts/customer-type.ts'
import { account, anyOf, employee } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { defaultSpan, listedPromise, promiseFilters, promiseWeek, spans } from './promises.ts'
import { report } from './report.ts'

const text = z.string(wrongType).max(40).optional()

const head = employee('report.view')
const weeks = z.coerce
  .number(wrongType)
  .refine((asked) => spans.some((span) => span === asked), refusedWith('INVALID_INPUT'))
  .default(defaultSpan)

/** SPEC 7, report-lists. */
const aReport = {
  summary:
    'A report: 1 requests by status, 2 turnaround by brand, 3 list of requests, 4 open requests by age, 5 turnaround by service, 6 cost by cost centre, 7 repeat repairs, 8 promises kept. Companies see their own requests, employees all or those of one company',
  who: anyOf(account(...businessTypes), employee('report.view')),
  fromReplica: true as const,
  /** As dear as an action. */
  rate: 'write' as const,
  params: z.object({ reportHeaderId: z.coerce.number(wrongType) }),
  /** Which of them a report takes, and what they may say, is in `reportParameters`. */
  query: z.strictObject({ from: text, to: text, status: text, brand: text, company: text, after: text, size: text, format: text }, wrongType),
  shape: 'dataOrFile' as const,
  fileKinds: ['csv', 'xlsx'] as const,
  answers: report,
}

export const reportsApi = {
  showPromiseWeeks: get('/service-desk/promises', {
    summary: 'Week by week, the latest first: how many first promises fell due, were kept, missed and by how much, and promised anew by whom',
    who: head,
    fromReplica: true,
    query: z.strictObject({ weeks }, wrongType),
    answers: z.object({ weeks: z.array(promiseWeek) }),
  }),
  listPromises: get('/service-desk/promises/list', {
    summary:
      'The first promises that fell due in the week of a day (this week unless told), the earliest first, with the days promised later and why',
    who: head,
    fromReplica: true,
    query: z.strictObject(
      {
        week: z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY')).optional(),
        show: z.enum(promiseFilters, wrongType).optional(),
        after: z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(Number.MAX_SAFE_INTEGER, wrongType).optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: z.object({ promises: z.array(listedPromise), next: z.int().nullable() }),
  }),
  exportPromiseWeeks: get('/service-desk/promises/export', {
    summary: 'The weeks of the overview as CSV or XLSX',
    who: head,
    fromReplica: true,
    /** As dear as an action. */
    rate: 'write',
    query: z.strictObject({ weeks, format: z.enum(['csv', 'xlsx'], wrongType).default('csv') }, wrongType),
    shape: 'file',
    fileKinds: ['csv', 'xlsx'],
    answers: z.null(),
  }),
  listReportCompanies: get('/service-desk/report-companies', {
    summary: 'The companies a report can be narrowed to, by name',
    who: head,
    answers: z.object({ companies: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  showReport: get('/report-lists/:reportHeaderId', aReport),
  /** `report-lists` may be led on to another server (REPORTING_API_URL), which a screen could not follow. */
  showReportOnScreen: get('/reports/:reportHeaderId', aReport),
}
