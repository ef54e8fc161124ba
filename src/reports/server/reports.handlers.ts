import type { Handlers } from '#context.ts'
import type { reportsApi } from '../reports.api.ts'
import { showReport } from './show-report.ts'

export const reportsHandlers: Handlers<typeof reportsApi> = { showReport }
