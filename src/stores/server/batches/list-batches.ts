import type { Input, Output } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import type { Call, ReadContext } from '#context.ts'
import type { ShownBatch } from '../../batch.ts'
import { formatBatchNumber } from '../../scanned.ts'
import type { storesApi } from '../../stores.api.ts'
import { findStore } from '../counter-store.ts'
import { storeDeviceDto } from '../devices/store-device-dto.ts'
import { devicesOfBatches, type StoreDeviceRow } from '../devices/store-device-store.ts'
import { servingOf } from '../serving.ts'
import { type BatchRow, batchesOfStore } from './batch-store.ts'

type Row = typeof storesApi.listBatches

export async function listBatches(ctx: ReadContext & Call, { query: { after, size } }: Input<Row>): Promise<Output<Row>> {
  const storeId = await findStore(ctx.tx, servingOf(ctx))
  if (storeId === undefined) return { batches: [], next: null }
  const rows = await batchesOfStore(ctx.tx, storeId, { after, size })
  const page = rows.slice(0, size)
  const devices = await devicesOfBatches(
    ctx.tx,
    page.map(({ id }) => id),
    ctx.language,
  )
  return { batches: page.map((batch) => batchDto(ctx.language, batch, devices)), next: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}

const batchDto = (language: Language, { id, orderedAt, handedAt, ...batch }: BatchRow, devices: readonly StoreDeviceRow[]): ShownBatch => ({
  ...batch,
  id,
  number: formatBatchNumber(id),
  orderedAt: orderedAt.toString(),
  handedAt: handedAt?.toString() ?? null,
  devices: devices.filter(({ batchId }) => batchId === id).map((row) => storeDeviceDto(language, row)),
})
