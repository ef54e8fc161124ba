import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, Reaction, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { parcelDto } from './parcel-dto.ts'
import { carryPhotosToArrival, endParcel, findReceivingRequest, lockParcel } from './parcel-store.ts'

type Row = typeof unidentifiedParcelsApi.joinUnidentifiedParcel

/** DESIGN 8.33: the device is then received with the request, as any other. @throws Refusal NOT_FOUND, PARCEL_DECIDED, STATE_MOVED_ON of the request */
export async function joinUnidentifiedParcel(ctx: TransactionContext & Call, { params, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  const { parcelId } = params
  const parcel = await lockParcel(tx, parcelId)
  const request = await findReceivingRequest(tx, body.crmRequestId)
  if (!parcel || !request) throw new Refusal('NOT_FOUND')
  if (parcel.endedAt !== null) {
    if (parcel.joinedRequestId !== body.crmRequestId) throw new Refusal('PARCEL_DECIDED')
  } else {
    if (parcel.returnAskedAt !== null) throw new Refusal('PARCEL_DECIDED')
    if (request.closedAt !== null && request.outcome !== 'CANCELLED') throw new Refusal('STATE_MOVED_ON')
    await endParcel(tx, parcelId, { at: now, accountId: employeeIdOf(ctx) }, { joinedRequestId: body.crmRequestId })
    await carryPhotosToArrival(tx, body.crmRequestId)
  }
  return { parcel: await parcelDto(ctx, parcelId) }
}

/** The parcel was joined before its device was received: the photos stand beside those of the arrival. */
export const photosOfJoinedParcels: Reaction<{ requestId: number }> = {
  job: 'unidentifiedParcels.carryPhotos',
  run: ({ tx }, { requestId }) => carryPhotosToArrival(tx, requestId),
}
