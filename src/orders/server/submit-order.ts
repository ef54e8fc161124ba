import type { Input, Output } from '#base/endpoint.ts'
import { orNull } from '#base/plain-text.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { orRefusal, Refusal } from '#errors.ts'
import { fieldOfDeviceOrder } from '#requests/device-order.ts'
import { requestSources } from '#requests/request-source.ts'
import { bookOrder } from '#requests/server/booking/book-order.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import { requireAgreed } from '#requests/server/booking/wordings.ts'
import type { ordersApi } from '../orders.api.ts'
import { bookedOrderDto } from './booked-order-dto.ts'
import { requireOrder } from './check-order.ts'

type Row = typeof ordersApi.submitOrder

/** GAPS D13: what is sent at once is one order, all of it or nothing. */
export async function submitOrder(ctx: OutsideContext & OutsideCall, { body }: Input<Row>): Promise<Output<Row>> {
  const { gdpr: _gdpr, termsAndCond: _terms, textVersionIds, ...order } = body
  const booker = bookerByOwnHand(ctx)
  const checked = await orRefusal(requireOrder(ctx, order))
  return ctx.once(async (part) => {
    if (checked instanceof Refusal) throw checked
    const { devices, wordings } = checked
    requireAgreed(textVersionIds, wordings)
    const placed = { source: 'booking', reference: orNull(order.reference), requestSourceId: requestSources.courier } as const
    return bookedOrderDto(await bookOrder(part, { devices, booker, placed, fieldOf: fieldOfDeviceOrder }), devices)
  })
}
