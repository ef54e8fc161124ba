import type { Input, Output } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { codeKeys } from '../unidentified-parcel.ts'
import type { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { parcelDtos } from './parcel-dto.ts'
import { findParcelPhoto, isKnownRequest, parcelsByCode, parcelsFitting, parcelsJoinedTo, parcelsOfList } from './parcel-store.ts'

type Api = typeof unidentifiedParcelsApi

export async function listUnidentifiedParcels(
  ctx: ReadContext & Call,
  { query }: Input<Api['listUnidentifiedParcels']>,
): Promise<Output<Api['listUnidentifiedParcels']>> {
  const { list, code, size } = query
  const rows = await (code ? parcelsByCode(ctx.tx, codeKeys([code]), query) : parcelsOfList(ctx.tx, list, query))
  const page = rows.slice(0, size)
  return { parcels: await parcelDtos(ctx, page), next: rows.length > size ? (page.at(-1)?.id ?? null) : null }
}

export async function listParcelsOfRequest(
  ctx: ReadContext & Call,
  { params: { id } }: Input<Api['listParcelsOfRequest']>,
): Promise<Output<Api['listParcelsOfRequest']>> {
  if (!(await isKnownRequest(ctx.tx, id))) throw new Refusal('NOT_FOUND')
  const [joined, offered] = await Promise.all([parcelsJoinedTo(ctx.tx, id), parcelsFitting(ctx.tx, id)])
  return { joined: await parcelDtos(ctx, joined), offered: await parcelDtos(ctx, offered) }
}

export async function getUnidentifiedParcelPhoto(
  ctx: ReadContext & Call,
  { params: { parcelId, position } }: Input<Api['getUnidentifiedParcelPhoto']>,
): Promise<FileAnswer> {
  const photo = await findParcelPhoto(ctx.tx, parcelId, position)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `U${parcelId}-${position}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}
