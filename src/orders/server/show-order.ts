import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { ordersApi } from '../orders.api.ts'
import { findOrderOf, requestsOfOrder } from './order-store.ts'
import { orderSummary } from './order-summary.ts'

/** An order as far as the caller is shown its requests. Somebody else's is not there (404), just as one that does not exist. */
export async function showOrder({ tx, actor }: ReadContext & Call, { params, query }: Input<typeof ordersApi.showOrder>) {
  if (actor.kind !== 'account') throw new Refusal('NOT_FOUND')
  const reach = reachOf(actor)
  const order = await findOrderOf(tx, reach, params.id)
  if (!order) throw new Refusal('NOT_FOUND')
  const { after, size } = query
  const rows = await requestsOfOrder(tx, reach, order.id, { after, size })
  const page = rows.slice(0, size)
  return {
    ...orderSummary(order),
    requests: page.map((row) => ({
      crmRequestId: row.id,
      receivedTime: row.receivedAt.toString(),
      status: row.status,
      afterCancelling: row.afterCancelling,
      outcome: row.outcome,
      closed: row.closedAt !== null,
      warrantyType: row.warrantyTypeId,
      device: deviceName(row),
      identifier: row.identifier,
    })),
    next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  }
}
