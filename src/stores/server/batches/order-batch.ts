import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { setPickup } from '#courier/server/courier-request-store.ts'
import { Refusal } from '#errors.ts'
import { refusalOfPickup } from '#requests/pickup-windows.ts'
import { pickupOffer } from '#requests/server/pickup/pickup-offer.ts'
import { takeSlot } from '#requests/server/pickup/pickup-slot-store.ts'
import { formatBatchNumber } from '../../scanned.ts'
import type { storesApi } from '../../stores.api.ts'
import { requireCounter, requireServing, requireStore } from '../serving.ts'
import { insertBatch, lockDevices, setBatch } from './batch-store.ts'

type Row = typeof storesApi.orderBatch

/**
 * One coming of the courier for what waits at the counter: one place in the courier's day, a parcel for each device (decision 85).
 * @throws Refusal DEVICE_NOT_AT_COUNTER, PICKUP_DAY_CLOSED, PICKUP_WINDOW_FULL, COUNTER_ADDRESS_MISSING
 */
export async function orderBatch(ctx: TransactionContext & Call, { body: { devices, pickupDay, pickupWindow } }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  const serving = requireServing(ctx)
  const storeId = await requireStore(ctx, serving)
  const counter = await requireCounter(ctx, serving)
  const locked = await lockDevices(tx, storeId, devices)
  if (locked.length < devices.length) throw new Refusal('NOT_FOUND')
  if (locked.some(({ place }) => place !== 'atCounter')) throw new Refusal('DEVICE_NOT_AT_COUNTER')
  const { zone, days } = await pickupOffer(ctx, counter.address.postalCode)
  const refused = refusalOfPickup(days, pickupDay, pickupWindow)
  if (refused) throw new Refusal(refused, { fields: [{ path: 'pickupDay', code: refused }] })
  const id = await insertBatch(tx, { storeId, pickupDay, pickupWindow, orderedAt: now, orderedByAccountId: serving.accountId })
  await setBatch(tx, devices, id)
  // The place in the courier's day is the batch's: none of its requests has one to give back.
  for (const requestId of devices) await setPickup(tx, requestId, { day: pickupDay, window: pickupWindow, zone: null }, now)
  await ctx.announce('batchOrdered', { batchId: id })
  // The last of the writes: everybody who books the same window waits for this row.
  if (!(await takeSlot(tx, { day: pickupDay, zone, window: pickupWindow })))
    throw new Refusal('PICKUP_WINDOW_FULL', { fields: [{ path: 'pickupDay', code: 'PICKUP_WINDOW_FULL' }] })
  return { id, number: formatBatchNumber(id) }
}
