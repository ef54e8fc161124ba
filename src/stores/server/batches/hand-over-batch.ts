import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { clearPickup } from '#courier/server/courier-request-store.ts'
import { openShipment } from '#courier/server/shipment-store.ts'
import { takeEvents } from '#courier/server/take-events.ts'
import { Refusal } from '#errors.ts'
import { endPromise } from '#requests/server/promise/promise-store.ts'
import { formatBatchNumber } from '../../scanned.ts'
import type { storesApi } from '../../stores.api.ts'
import { requireServing, requireStore } from '../serving.ts'
import { idsOfBatch, lockBatch, lockDevices, noteHandedOver, setBatch, withoutCourier } from './batch-store.ts'

type Row = typeof storesApi.handOverBatch

/**
 * The courier has these devices, once: whoever says it again finds the batch handed over. What the courier told before counts as given. What is left
 * waits at the counter for another courier; the order for it is called off.
 * @throws Refusal NOT_FOUND, BATCH_HANDED_OVER, DEVICE_NOT_AT_COUNTER, COURIER_NOT_ORDERED
 */
export async function handOverBatch(ctx: TransactionContext & Call, { params: { id }, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  const serving = requireServing(ctx)
  const storeId = await requireStore(ctx, serving)
  const batch = await lockBatch(tx, storeId, id)
  if (!batch) throw new Refusal('NOT_FOUND')
  if (batch.handedAt !== null) throw new Refusal('BATCH_HANDED_OVER')
  const locked = await lockDevices(tx, storeId, await idsOfBatch(tx, id))
  const known = new Set(locked.map(({ requestId }) => requestId))
  if (body.devices.some((device) => !known.has(device))) throw new Refusal('DEVICE_NOT_AT_COUNTER')
  const waiting = locked.filter(({ place, batchId }) => place === 'ordered' && batchId === id).map(({ requestId }) => requestId)
  const given = waiting.filter((device) => body.devices.includes(device))
  if ((await withoutCourier(tx, given)).length > 0) throw new Refusal('COURIER_NOT_ORDERED')
  for (const requestId of given) {
    const shipment = await openShipment(tx, requestId, 'in')
    if (shipment) await takeEvents(ctx, shipment, [{ code: 'PICKED_UP', at: now, note: formatBatchNumber(id) }], fromStore)
  }
  const left = waiting.filter((device) => !given.includes(device))
  for (const requestId of left) {
    await clearPickup(tx, requestId)
    await endPromise(tx, requestId, now, 'void')
    await ctx.announce('leftAtCounter', { requestId })
  }
  await setBatch(tx, left, null)
  await noteHandedOver(tx, id, { handedAt: now, handedByAccountId: serving.accountId, courierName: body.courierName })
  return { handed: given.length, left: left.length }
}

/** Whoever serves there saw the courier take it. */
const fromStore = { source: 'system', actedBy: { by: 'system' } } as const
