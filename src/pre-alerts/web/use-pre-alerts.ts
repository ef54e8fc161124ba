import { defaultRows, type RowsPerPage } from '#base/rows-per-page.ts'
import { call } from '#base/web/call.ts'
import { type AskedPage, prefetchPages, usePages } from '#base/web/use-pages.ts'
import { preAlertsApi } from '../pre-alerts.api.ts'
import { type PreAlertFilters, preAlertFiltersIn } from '../pre-alerts-address.ts'

/** What the list of one's own pre-alerts is read with. */
const listOf = (filters: PreAlertFilters) => {
  const load = ({ after, size, signal }: AskedPage) =>
    call(preAlertsApi.listPreAlerts, { query: { ...filters, after: after === undefined ? undefined : Number(after), size }, signal })
  return [preAlertsApi.listPreAlerts, filters, load] as const
}

/** SPEC 4: at the start of a session they load in place of requests. */
export const prefetchPreAlerts = () => prefetchPages(...listOf(preAlertFiltersIn(new URLSearchParams())), defaultRows)

/** One's own pre-alerts page by page, the newest first. */
export const usePreAlerts = (filters: PreAlertFilters, rows: RowsPerPage) => usePages(...listOf(filters), { rows })
