import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { addDays, type Day } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { formatOrderNumber } from '../order-number.ts'
import type { ordersApi } from '../orders.api.ts'
import { firstDevicesOf, listOrdersOf } from './order-store.ts'
import { orderSummary } from './order-summary.ts'

const devicesShown = 3

const startOf = (day: Day) => Temporal.PlainDate.from(day).toZonedDateTime('Europe/Budapest').toInstant()

export async function listOrders({ tx, actor }: ReadContext & Call, { query }: Input<typeof ordersApi.listOrders>) {
  if (actor.kind !== 'account') throw new Error('Only an account has orders')
  const { status, from, to, text, after, size } = query
  const filters = { status, from: from ? startOf(from) : undefined, before: to ? startOf(addDays(to, 1)) : undefined, text: text || undefined }
  const reach = reachOf(actor)
  const rows = await listOrdersOf(tx, reach, filters, { after, size })
  const page = rows.slice(0, size)
  const ids = page.map(({ id }) => id)
  const devices = ids.length === 0 ? [] : await firstDevicesOf(tx, reach, ids, devicesShown)
  const last = page.at(-1)
  return {
    orders: page.map((order) => ({
      ...orderSummary(order),
      devices: devices.filter(({ orderId }) => orderId === order.id).map(deviceName),
    })),
    next: rows.length > size && last ? formatOrderNumber(last.id) : null,
  }
}
