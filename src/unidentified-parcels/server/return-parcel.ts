import { employeeIdOf } from '#accounts/who.ts'
import { noKind } from '#addresses/address.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { budapestDay, budapestTime } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import type { ParcelOrder, Placed } from '#courier/server/adapters/courier-adapter.ts'
import { courierOf, deliveryCarrier } from '#courier/server/adapters/couriers.ts'
import { collectionDay } from '#courier/server/collection-day.ts'
import { workshop } from '#courier/server/workshop.ts'
import { type Carrier, carriers } from '#courier/shipment.ts'
import { Refusal } from '#errors.ts'
import { type ReturnAddress, returnAddress } from '../unidentified-parcel.ts'
import type { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { parcelDto } from './parcel-dto.ts'
import { endParcel, findParcel, lockParcel, noteReturnAsked, noteReturnRefused } from './parcel-store.ts'

type Api = typeof unidentifiedParcelsApi

/** While one employee's call waits for the courier, another's does not give a second order. */
const askSeconds = 90

type Asked = { readonly carrier: Carrier; readonly address: ReturnAddress; readonly lastAskedAt: Temporal.Instant | null }

/**
 * The courier gets one order however often it is asked for: after a lost answer the order is looked for first, at the same courier and with the
 * same address. @throws Refusal NOT_FOUND, PARCEL_DECIDED, COURIER_AWAY, COURIER_REFUSED
 */
export async function returnUnidentifiedParcel(
  ctx: OutsideContext & Call,
  { params: { parcelId }, body }: Input<Api['returnUnidentifiedParcel']>,
): Promise<Output<Api['returnUnidentifiedParcel']>> {
  const asked = await ctx.transaction((own) => hold(own, parcelId, body))
  if (asked) {
    const placed = await ask(ctx, parcelId, asked)
    const { carrierId, trackingNumber } = placed
    await ctx.transaction(({ tx, now }) => endParcel(tx, parcelId, { at: now, accountId: employeeIdOf(ctx) }, { carrierId, trackingNumber }))
  }
  return { parcel: await parcelDto(ctx, parcelId) }
}

/** @returns null when a courier has the order already */
async function hold({ tx, now, env }: TransactionContext, parcelId: number, address: ReturnAddress): Promise<Asked | null> {
  const parcel = await lockParcel(tx, parcelId)
  if (!parcel) throw new Refusal('NOT_FOUND')
  if (parcel.trackingNumber !== null) return null
  if (parcel.endedAt !== null) throw new Refusal('PARCEL_DECIDED')
  const lastAskedAt = parcel.returnAskedAt
  if (lastAskedAt !== null && now.since(lastAskedAt).total('seconds') < askSeconds) throw new Refusal('COURIER_AWAY')
  const carrier = (lastAskedAt && carriers.find((one) => one === parcel.returnCarrier)) || deliveryCarrier(env, null)
  const wanted = lastAskedAt === null ? address : returnAddress.parse(parcel.returnAddress)
  await noteReturnAsked(tx, parcelId, carrier, wanted, now)
  return { carrier, address: wanted, lastAskedAt }
}

async function ask(ctx: OutsideContext, parcelId: number, { carrier, address, lastAskedAt }: Asked): Promise<Placed> {
  const courier = courierOf(ctx, carrier)
  const order = await orderOf(ctx, parcelId, address, ctx.now)
  try {
    return (lastAskedAt && (await courier.find(order, lastAskedAt))) ?? (await courier.createDelivery(order))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'COURIER_REFUSED') await ctx.transaction(({ tx }) => noteReturnRefused(tx, parcelId))
    throw error
  }
}

/** As of any delivery; nothing is asked for in cash. */
async function orderOf(
  ctx: Pick<ReadContext, 'tx' | 'reference'>,
  parcelId: number,
  address: ReturnAddress,
  askedAt: Temporal.Instant,
): Promise<ParcelOrder> {
  const { publicPlaceName, publicPlaceType, ...party } = address
  return {
    clientReference: `U${parcelId}-K1`,
    leg: 'out',
    attempt: 1,
    day: collectionDay(await workCalendar(ctx), budapestDay(askedAt), budapestTime(askedAt.toString())),
    window: '12-17',
    customer: { ...party, street: [publicPlaceName, publicPlaceType === noKind ? '' : publicPlaceType].filter(Boolean).join(' ') },
    workshop,
    locker: null,
    note: '',
    cashOnDelivery: 0,
    language: 'hu',
  }
}

/** Asked from the courier each time: nobody else keeps it. @throws Refusal NOT_FOUND, COURIER_AWAY, COURIER_REFUSED */
export async function openReturnLabel(ctx: OutsideContext & Call, { params: { parcelId } }: Input<Api['openReturnLabel']>): Promise<FileAnswer> {
  const parcel = await findParcel(ctx.tx, parcelId)
  const carrier = carriers.find((one) => one === parcel?.returnCarrier)
  if (!parcel?.trackingNumber || parcel.carrierId === null || parcel.endedAt === null || !carrier) throw new Refusal('NOT_FOUND')
  const { carrierId, trackingNumber, endedAt: orderedAt } = parcel
  const order = await orderOf(ctx, parcelId, returnAddress.parse(parcel.returnAddress), orderedAt)
  const body = await courierOf(ctx, carrier).label({ carrierId, trackingNumber, orderedAt, order })
  return { body, name: `${trackingNumber}.pdf`, mediaType: 'application/pdf', disposition: 'inline' }
}

/** @throws Refusal NOT_FOUND, PARCEL_DECIDED */
export async function handOutUnidentifiedParcel(
  ctx: TransactionContext & Call,
  { params: { parcelId }, body }: Input<Api['handOutUnidentifiedParcel']>,
): Promise<Output<Api['handOutUnidentifiedParcel']>> {
  const parcel = await lockParcel(ctx.tx, parcelId)
  if (!parcel) throw new Refusal('NOT_FOUND')
  if (parcel.endedAt === null && parcel.returnAskedAt === null) await endParcel(ctx.tx, parcelId, { at: ctx.now, accountId: employeeIdOf(ctx) }, body)
  else if (parcel.handedTo !== body.handedTo) throw new Refusal('PARCEL_DECIDED')
  return { parcel: await parcelDto(ctx, parcelId) }
}
