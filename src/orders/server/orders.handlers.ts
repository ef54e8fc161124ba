import type { Handlers } from '#context.ts'
import type { ordersApi } from '../orders.api.ts'
import { checkOrder } from './check-order.ts'
import { listOrders } from './list-orders.ts'
import { openOrderSheets } from './open-order-sheets.ts'
import { showOrder } from './show-order.ts'
import { submitOrder } from './submit-order.ts'

export const ordersHandlers: Handlers<typeof ordersApi> = { checkOrder, submitOrder, openOrderSheets, listOrders, showOrder }
