import type { Input, Output } from '#base/endpoint.ts'
import type { Call, OutsideCall, OutsideContext, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { orRefusal, Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { requestSources } from '#requests/request-source.ts'
import { bookOrder } from '#requests/server/booking/book-order.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { requireAgreed } from '#requests/server/booking/wordings.ts'
import { addDocuments, storeDocuments } from '#requests/server/documents/store-documents.ts'
import { fieldOfCounter } from '../../counter-booking.ts'
import type { storesApi } from '../../stores.api.ts'
import { storeFor } from '../counter-store.ts'
import { insertSignature, insertStoreDevice } from '../devices/store-device-store.ts'
import { requireServing } from '../serving.ts'
import { checkedAtCounter } from './checked-at-counter.ts'

type Check = typeof storesApi.checkCounterBooking
type Row = typeof storesApi.bookAtCounter
type Body = Input<Row>['body']

export async function checkCounterBooking(ctx: OutsideContext & OutsideCall, { body }: Input<Check>): Promise<Output<Check>> {
  const { wordings } = await checkedAtCounter(ctx, body)
  return { wordings: [...wordings] }
}

/**
 * Decision 92: the booking is the customer's, who follows it and decides; the store took it in, and has their signature for the wordings that
 * were shown.
 */
export async function bookAtCounter(ctx: OutsideContext & OutsideCall, { body }: Input<Row>): Promise<Output<Row>> {
  const checked = await orRefusal(checkedAtCounter(ctx, body))
  return ctx.once(async (part) => {
    if (checked instanceof Refusal) throw checked
    requireAgreed(body.textVersionIds, checked.wordings)
    return takeIn(part, body, checked.device)
  })
}

async function takeIn(ctx: TransactionContext & Call, { condition, signature }: Body, device: CheckedDevice): Promise<Output<Row>> {
  const { tx, now } = ctx
  const serving = requireServing(ctx)
  const { accountId } = serving
  const documents = await storeDocuments(ctx)
  const photos = await storeUploads(
    ctx,
    ctx.uploads.filter(({ field }) => field === 'photos[]'),
  )
  const { requests } = await bookOrder(ctx, {
    devices: [device],
    booker: { accountId: null, customerType: null, readBy: null, counterBy: accountId },
    placed: { source: 'booking', reference: null, requestSourceId: requestSources.counter },
    fieldOf: (_, path) => fieldOfCounter(path),
  })
  const [request] = requests
  if (!request) throw new Error('An order of one has one request')
  const { requestId } = request
  await insertStoreDevice(tx, { requestId, storeId: await storeFor(tx, serving), takenAt: now, takenByAccountId: accountId, condition }, photos)
  await insertSignature(tx, { requestId, act: 'handIn', signedAt: now, byAccountId: accountId }, signature)
  await addDocuments(ctx, { requestId, language: ctx.language, createdBy: 'customer' }, documents)
  return { crmRequestId: requestId, requestNumber: formatRequestNumber(requestId) }
}
