import { type ListFilters, listFiltersIn } from '#base/list-filters.ts'
import { isDay } from '#calendar/calendar.ts'
import { type PreAlertStatus, preAlertStatuses } from './pre-alert.ts'

/** What is looked for among one's pre-alerts. */
export type PreAlertFilters = ListFilters<PreAlertStatus>

export const preAlertFiltersIn = (address: URLSearchParams): PreAlertFilters => listFiltersIn(address, { statuses: preAlertStatuses, isDay })
