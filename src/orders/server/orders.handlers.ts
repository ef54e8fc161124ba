import type { Handlers } from '#context.ts'
import type { ordersApi } from '../orders.api.ts'
import { listOrders } from './list-orders.ts'
import { showOrder } from './show-order.ts'

export const ordersHandlers: Handlers<typeof ordersApi> = { listOrders, showOrder }
