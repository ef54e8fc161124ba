import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { ordersApi } from '../orders.api.ts'
import { findOrderOf, requestsOfOrder } from './order-store.ts'
import { orderSummary } from './order-summary.ts'

/** One's own order. Somebody else's is not there (404), just as one that does not exist. */
export async function showOrder({ tx, actor }: ReadContext & Call, { params, query }: Input<typeof ordersApi.showOrder>) {
  const order = actor.kind === 'account' ? await findOrderOf(tx, actor.accountId, params.id) : undefined
  if (!order || actor.kind !== 'account') throw new Refusal('NOT_FOUND')
  const { after, size } = query
  const rows = await requestsOfOrder(tx, actor.accountId, order.id, { after, size })
  const page = rows.slice(0, size)
  return {
    ...orderSummary(order),
    requests: page.map((row) => ({
      crmRequestId: row.id,
      receivedTime: row.receivedAt.toString(),
      status: row.status,
      outcome: row.outcome,
      closed: row.closedAt !== null,
      warrantyType: row.warrantyTypeId,
      device: deviceName(row),
      identifier: row.identifier,
    })),
    next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  }
}
