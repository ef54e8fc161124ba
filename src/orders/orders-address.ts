import { defaultRows, type RowsPerPage } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { type OrderStatus, orderStatuses } from './order.ts'

/** What is looked for among one's orders, as it stands in the address of the screen. */
export type OrderFilters = {
  readonly status: OrderStatus | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string | undefined
}

const dayIn = (written: string | null) => (written !== null && isDay(written) ? written : undefined)

/** What cannot be read is not filtered by. */
export const orderFiltersIn = (address: URLSearchParams): OrderFilters => ({
  status: orderStatuses.find((status) => status === address.get('status')),
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  text: address.get('text')?.trim().slice(0, 100) || undefined,
})

/** `?status=open&rows=50`, or nothing. */
export function orderAddressOf(filters: OrderFilters, rows: RowsPerPage): string {
  const set = Object.entries({ ...filters, rows: rows === defaultRows ? undefined : String(rows) })
  const given = set.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export const isFiltered = (filters: OrderFilters): boolean => Object.values(filters).some((value) => value !== undefined)
