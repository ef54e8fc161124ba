import { type ListFilters, listFiltersIn } from '#base/list-filters.ts'
import { isDay } from '#calendar/calendar.ts'
import { type OrderStatus, orderStatuses } from './order.ts'

/** What is looked for among one's orders. */
export type OrderFilters = ListFilters<OrderStatus>

export const orderFiltersIn = (address: URLSearchParams): OrderFilters => listFiltersIn(address, { statuses: orderStatuses, isDay })
