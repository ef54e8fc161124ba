import { defaultRows, type RowsPerPage } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { type PreAlertStatus, preAlertStatuses } from './pre-alert.ts'

/** What is looked for among one's pre-alerts, as it stands in the address of the screen. */
export type PreAlertFilters = {
  readonly status: PreAlertStatus | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string | undefined
}

const dayIn = (written: string | null) => (written !== null && isDay(written) ? written : undefined)

/** What cannot be read is not filtered by. */
export const preAlertFiltersIn = (address: URLSearchParams): PreAlertFilters => ({
  status: preAlertStatuses.find((status) => status === address.get('status')),
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  text: address.get('text')?.trim().slice(0, 100) || undefined,
})

/** `?status=overdue&rows=50`, or nothing. */
export function preAlertAddressOf(filters: PreAlertFilters, rows: RowsPerPage): string {
  const set = Object.entries({ ...filters, rows: rows === defaultRows ? undefined : String(rows) })
  const given = set.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export const isFiltered = (filters: PreAlertFilters): boolean => Object.values(filters).some((value) => value !== undefined)
