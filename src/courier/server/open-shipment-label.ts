import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { courierApi } from '../courier.api.ts'
import { labelTexts } from '../label-texts.ts'
import { courierOf } from './adapters/couriers.ts'
import { storeLabel } from './label-store.ts'
import { parcelOf } from './parcel-order.ts'
import { shipmentsOf } from './shipment-store.ts'

/** The label of the newest shipment of a leg; fetched from the courier when first wanted, and kept. @throws Refusal NOT_FOUND */
export async function openShipmentLabel(
  ctx: OutsideContext & Call,
  { params, query }: Input<typeof courierApi.openShipmentLabel>,
): Promise<FileAnswer> {
  const shipment = (await shipmentsOf(ctx.tx, params.id)).find(({ leg, orderedAt }) => leg === query.leg && orderedAt !== null)
  const parcel = shipment && (await parcelOf(ctx, shipment))
  if (!shipment || !parcel) throw new Refusal('NOT_FOUND')
  const t = await translatorOf(labelTexts, ctx.language)
  const name = t('fileName', { number: parcel.trackingNumber })
  const answer = (body: FileAnswer['body']): FileAnswer => ({ body, name, mediaType: 'application/pdf', disposition: 'inline' })
  if (shipment.labelKey !== null) return answer(await ctx.files.read(shipment.labelKey))
  const label = await courierOf(ctx, shipment.provider).label(parcel)
  await ctx.transaction((own) => storeLabel(own, shipment.id, label))
  return answer(label)
}
