import type { Handlers } from '#context.ts'
import type { reportsApi } from '../reports.api.ts'
import { listReportCompanies } from './list-report-companies.ts'
import { exportPromiseWeeks } from './promises/export-promise-weeks.ts'
import { listPromises } from './promises/list-promises.ts'
import { showPromiseWeeks } from './promises/show-promise-weeks.ts'
import { showReport } from './show-report.ts'

export const reportsHandlers: Handlers<typeof reportsApi> = {
  exportPromiseWeeks,
  listPromises,
  listReportCompanies,
  showPromiseWeeks,
  showReport,
  showReportOnScreen: showReport,
}
