import type { z } from 'zod'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { Refusal, refusalsOfIssues } from '#errors.ts'
import { type Report, type ReportFormat, reportParameters } from '../report.ts'
import type { reportsApi } from '../reports.api.ts'
import { countedInTurn } from './count-in-turn.ts'
import type { Asking } from './figures/asked.ts'
import { costs } from './figures/costs.ts'
import { openByAge, repeatClaims, requestList, requestsByStatus } from './figures/counts.ts'
import { promiseReport } from './figures/promise-report.ts'
import { turnaroundByBrand, turnaroundByService } from './figures/turnaround.ts'
import { reportFile } from './report-file.ts'

/**
 * SPEC 7, report-lists; with `format` the same as a file. Whose requests count is decided by the session (`whoseOf`).
 * @throws Refusal NOT_FOUND for a report or a company there is none of, INVALID_INPUT, REPORT_PERIOD, REPORT_TOO_LARGE, OVERLOADED
 */
export async function showReport(ctx: Asking, { params, query }: Input<typeof reportsApi.showReport>): Promise<Report | FileAnswer> {
  switch (params.reportHeaderId) {
    case 1:
      return answered(ctx, reportParameters[1], query, countedInTurn(requestsByStatus))
    case 2:
      return answered(ctx, reportParameters[2], query, countedInTurn(turnaroundByBrand))
    case 3:
      return answered(ctx, reportParameters[3], query, requestList)
    case 4:
      return answered(ctx, reportParameters[4], query, countedInTurn(openByAge))
    case 5:
      return answered(ctx, reportParameters[5], query, countedInTurn(turnaroundByService))
    case 6:
      return answered(ctx, reportParameters[6], query, countedInTurn(costs))
    case 7:
      return answered(ctx, reportParameters[7], query, countedInTurn(repeatClaims))
    case 8:
      return answered(ctx, reportParameters[8], query, countedInTurn(promiseReport))
    default:
      throw new Refusal('NOT_FOUND')
  }
}

async function answered<Parameters extends z.ZodType<{ format?: ReportFormat | undefined }>>(
  ctx: Asking,
  parameters: Parameters,
  query: object,
  figures: (ctx: Asking, asked: z.output<Parameters>) => Promise<Report>,
): Promise<Report | FileAnswer> {
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  const read = parameters.safeParse(sent)
  if (!read.success) throw new Refusal('INVALID_INPUT', { fields: refusalsOfIssues(read.error.issues) })
  const report = await figures(ctx, read.data)
  return read.data.format ? reportFile(ctx, report, read.data.format) : report
}
