import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { storesApi } from '../../stores.api.ts'
import { findStore } from '../counter-store.ts'
import { servingOf } from '../serving.ts'
import { storeDeviceDto } from './store-device-dto.ts'
import { devicesOfStore } from './store-device-store.ts'

type Row = typeof storesApi.listStoreDevices

/** The devices of one's own counter; of a store that took nothing in yet there are none. */
export async function listStoreDevices(ctx: ReadContext & Call, { query: { size, place, text, after } }: Input<Row>): Promise<Output<Row>> {
  const storeId = await findStore(ctx.tx, servingOf(ctx))
  if (storeId === undefined) return { devices: [], next: null }
  const rows = await devicesOfStore(ctx.tx, storeId, { size, place, text: text || undefined, after }, ctx.language)
  const page = rows.slice(0, size)
  return { devices: page.map((row) => storeDeviceDto(ctx.language, row)), next: rows.length > size ? (page.at(-1)?.requestId ?? null) : null }
}
