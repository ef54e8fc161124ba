import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { storeUploads } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import type { benchApi } from '../../bench.api.ts'
import { type BenchView, maxPhotosOfMoment } from '../../bench.ts'
import { lockBenchSheet, lockOpenSheet, requireAnySheet, requireOpen } from './bench-sheet.ts'
import { deletePhoto, insertPhotos, isPhotoThere, photosOfSheet, updatePhoto } from './bench-store.ts'
import { momentOf } from './moment-away.ts'
import { benchOf } from './show-bench.ts'

type Ctx = TransactionContext & Call

/**
 * They come upright, made smaller and without what a phone hides in them (upload checks). One that was taken without a network comes alone, and is there
 * once however often it comes. @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, REQUIRED, PHOTOS_TOO_MANY
 */
export async function addSheetPhotos(ctx: Ctx, { params, body }: Input<typeof benchApi.addSheetPhotos>): Promise<BenchView> {
  const { away, ...described } = body
  const one = await lockBenchSheet(ctx, params.id)
  // The sheet may have been closed since: it has arrived all the same.
  if (away && (await isPhotoThere(ctx.tx, away.key))) return benchOf(ctx, one)
  requireOpen(one)
  if (ctx.uploads.length === 0) throw new Refusal('REQUIRED', { fields: [{ path: 'photos', code: 'REQUIRED' }] })
  if (away && ctx.uploads.length > 1) throw new Refusal('INVALID_INPUT')
  const there = (await photosOfSheet(ctx.tx, one.sheet.id)).filter(({ moment }) => moment === described.moment)
  requireRoom(there.length + ctx.uploads.length)
  const taken = { worksheetId: one.sheet.id, now: momentOf(ctx, away), accountId: employeeIdOf(ctx), awayKey: away?.key ?? null }
  await insertPhotos(ctx.tx, taken, described, await storeUploads(ctx, ctx.uploads))
  return benchOf(ctx, one)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, PHOTOS_TOO_MANY */
export async function changeSheetPhoto(ctx: Ctx, { params, body }: Input<typeof benchApi.changeSheetPhoto>): Promise<BenchView> {
  const one = await lockOpenSheet(ctx, params.id)
  const others = (await photosOfSheet(ctx.tx, one.sheet.id)).filter(({ id, moment }) => moment === body.moment && id !== params.photoId)
  if (!(await updatePhoto(ctx.tx, one.sheet.id, params.photoId, body))) throw new Refusal('NOT_FOUND')
  requireRoom(others.length + 1)
  return benchOf(ctx, one)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED */
export async function removeSheetPhoto(ctx: Ctx, { params }: Input<typeof benchApi.removeSheetPhoto>): Promise<BenchView> {
  const one = await lockOpenSheet(ctx, params.id)
  if (!(await deletePhoto(ctx.tx, one.sheet.id, params.photoId))) throw new Refusal('NOT_FOUND')
  return benchOf(ctx, one)
}

export async function openSheetPhoto(ctx: ReadContext & Call, { params }: Input<typeof benchApi.openSheetPhoto>): Promise<FileAnswer> {
  const { sheet } = await requireAnySheet(ctx, params.id)
  const photo = (await photosOfSheet(ctx.tx, sheet.id)).find(({ id }) => id === params.photoId)
  if (!photo) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(photo.fileKey), name: `${sheet.number}-${photo.id}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}

function requireRoom(photos: number): void {
  if (photos <= maxPhotosOfMoment) return
  const refused = { code: 'PHOTOS_TOO_MANY', values: { max: maxPhotosOfMoment } } as const
  throw new Refusal(refused.code, { values: refused.values, fields: [{ path: 'photos', ...refused }] })
}
