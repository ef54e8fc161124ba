import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import { codeKeys, codesIn } from '../unidentified-parcel.ts'
import type { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { parcelDto } from './parcel-dto.ts'
import { insertParcel } from './parcel-store.ts'

type Row = typeof unidentifiedParcelsApi.noteUnidentifiedParcel

/** @throws Refusal REPORT_DAY for a day that is still to come */
export async function noteUnidentifiedParcel(ctx: TransactionContext & Call, { body }: Input<Row>): Promise<Output<Row>> {
  const { arrivedOn, description, sender } = body
  if (arrivedOn > budapestDay(ctx.now)) throw new Refusal('REPORT_DAY', { fields: [{ path: 'arrivedOn', code: 'REPORT_DAY' }] })
  const codes = codesIn(body.codes)
  const noted = { notedAt: ctx.now, notedByAccountId: employeeIdOf(ctx) }
  const photos = await storeUploads(ctx, ctx.uploads)
  const id = await insertParcel(ctx.tx, { arrivedOn, description, sender, codes, codeKeys: codeKeys(codes), ...noted }, photos)
  return { parcel: await parcelDto(ctx, id) }
}
