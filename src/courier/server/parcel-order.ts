import { noKind } from '#addresses/address.ts'
import { hungary } from '#addresses/hungary.ts'
import type { ReadContext } from '#context.ts'
import type { Parcel, ParcelOrder, Party } from './adapters/courier-adapter.ts'
import { customerEnd } from './courier-request-store.ts'
import type { Shipment } from './shipment-store.ts'
import { workshop } from './workshop.ts'

type Row = Awaited<ReturnType<typeof customerEnd>>

const partyOf = (row: Row): Party => ({
  name: row.contactName,
  phone: row.contactPhone || row.phone,
  email: row.email,
  countryCode: row.countryCode || hungary,
  postalCode: row.postalCode,
  city: row.city,
  street: [row.publicPlaceName, row.publicPlaceType === noKind ? '' : row.publicPlaceType].filter(Boolean).join(' '),
  streetNumber: row.streetNumber,
  other: row.other,
})

/** What a courier is told of a shipment, from the present rows. */
export async function parcelOrderOf({ tx }: Pick<ReadContext, 'tx'>, shipment: Shipment): Promise<ParcelOrder> {
  const { requestId, leg, lockerProvider, lockerCode } = shipment
  const end = await customerEnd(tx, requestId, leg)
  return {
    clientReference: shipment.clientReference,
    leg,
    attempt: shipment.attempt,
    day: shipment.day,
    window: shipment.pickupWindow,
    customer: partyOf(end),
    workshop,
    locker: lockerProvider !== null && lockerCode !== null ? { provider: lockerProvider, code: lockerCode } : null,
    note: leg === 'in' ? (end.pickupNote ?? '') : '',
    cashOnDelivery: shipment.cashOnDelivery,
    language: end.language,
  }
}

/** The same of a shipment the courier has taken; null: it has not. */
export async function parcelOf(ctx: Pick<ReadContext, 'tx'>, shipment: Shipment): Promise<Parcel | null> {
  const { carrierId, trackingNumber, orderedAt } = shipment
  if (carrierId === null || trackingNumber === null || orderedAt === null) return null
  return { carrierId, trackingNumber, orderedAt, order: await parcelOrderOf(ctx, shipment) }
}
