import type { Input, Output } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { guessKind, imeiWithin, normaliseIdentifier } from '#requests/identifier.ts'
import { pickupOffer } from '#requests/server/pickup/pickup-offer.ts'
import { places } from '../place.ts'
import type { storesApi } from '../stores.api.ts'
import { findStore } from './counter-store.ts'
import { countPlaces, modelOfTac } from './devices/store-device-store.ts'
import { counterInWords, findCounter, mayServe, servingOf } from './serving.ts'

export async function showCounter(ctx: ReadContext & Call): Promise<Output<typeof storesApi.showCounter>> {
  const serving = servingOf(ctx)
  const storeId = await findStore(ctx.tx, serving)
  const counter = await findCounter(ctx, serving)
  const counted = storeId === undefined ? {} : await countPlaces(ctx.tx, storeId)
  return {
    name: counter.name,
    address: counterInWords(counter),
    serves: mayServe(ctx.actor),
    counts: Object.fromEntries(places.map((place) => [place, counted[place] ?? 0])) as Output<typeof storesApi.showCounter>['counts'],
  }
}

export async function getCounterDays(ctx: ReadContext & Call): Promise<Output<typeof storesApi.getCounterDays>> {
  const { address } = await findCounter(ctx, servingOf(ctx))
  return { pickupDays: address === null ? [] : (await pickupOffer(ctx, address.postalCode)).days }
}

type Suggestion = typeof storesApi.suggestModel

const unknown = { brandId: null, productGroupId: null, productTypeId: null, name: null, typeName: null }

/** Only the type is told, never whose device it was. */
export async function suggestModel({ tx }: ReadContext & Call, { query: { identifier } }: Input<Suggestion>): Promise<Output<Suggestion>> {
  if (guessKind(identifier) !== 'imei') return unknown
  const digits = normaliseIdentifier('imei', identifier)
  const found = await modelOfTac(tx, (imeiWithin(digits) ?? digits).slice(0, 8))
  if (!found) return unknown
  const { brandName, ...model } = found
  return { ...model, name: deviceName({ ...found, brandName }) }
}
