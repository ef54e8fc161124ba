import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { isCustomer } from '../../collector.ts'
import type { storesApi } from '../../stores.api.ts'
import { requireServing, requireStore } from '../serving.ts'
import { isPaid } from './show-store-device.ts'
import { findStoreDevice, insertSignature, lockStoreDevice, noteHandedBack } from './store-device-store.ts'

type Row = typeof storesApi.handBackAtCounter

/**
 * The customer has the device again, once: a second hand-over of it finds it gone. Somebody else brings a written authorisation, or is refused.
 * @throws Refusal NOT_FOUND, DEVICE_NOT_AT_COUNTER, COLLECTOR_NOT_CUSTOMER, DEVICE_UNPAID
 */
export async function handBackAtCounter(ctx: TransactionContext & Call, { params: { id }, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now, language } = ctx
  const serving = requireServing(ctx)
  const storeId = await requireStore(ctx, serving)
  const locked = await lockStoreDevice(tx, storeId, id)
  if (!locked) throw new Refusal('NOT_FOUND')
  const device = await findStoreDevice(tx, storeId, id, language)
  if (device?.place !== 'back') throw new Refusal('DEVICE_NOT_AT_COUNTER')
  const { signature, ...to } = body
  if (!to.byAuthorisation && !isCustomer(to.handedTo, device))
    throw new Refusal('COLLECTOR_NOT_CUSTOMER', { fields: [{ path: 'handedTo', code: 'COLLECTOR_NOT_CUSTOMER' }] })
  if (!(await isPaid(ctx, device))) throw new Refusal('DEVICE_UNPAID')
  const byAccountId = serving.accountId
  await noteHandedBack(tx, id, { ...to, at: now, byAccountId })
  await insertSignature(tx, { requestId: id, act: 'handBack', signedAt: now, byAccountId }, signature)
  // One that was cancelled before a courier had it is closed already.
  if (device.closedAt === null) await advanceRequest(ctx, id, 'handBack', { by: 'customer', byAccountId })
  return { handedAt: now.toString() }
}
