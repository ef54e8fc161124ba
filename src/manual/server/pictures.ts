import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { storeUpload } from '#documents/server/store-upload.ts'
import { Refusal } from '#errors.ts'
import type { manualApi } from '../manual.api.ts'
import { findPicture, insertPicture } from './manual-store.ts'

type Api = typeof manualApi

/** @throws Refusal INVALID_INPUT without a picture */
export async function addManualPicture(ctx: TransactionContext & Call): Promise<Output<Api['addManualPicture']>> {
  const [picture] = ctx.uploads
  if (!picture) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'picture', code: 'REQUIRED' }] })
  return { id: await insertPicture(ctx.tx, await storeUpload(ctx, picture), { by: employeeIdOf(ctx), at: ctx.now }) }
}

/** @throws Refusal NOT_FOUND */
export async function getManualPicture(ctx: ReadContext & Call, { params: { pictureId } }: Input<Api['getManualPicture']>): Promise<FileAnswer> {
  const picture = await findPicture(ctx.tx, pictureId)
  if (!picture) throw new Refusal('NOT_FOUND')
  return { body: await ctx.files.read(picture.fileKey), name: `${pictureId}.jpg`, mediaType: 'image/jpeg', disposition: 'attachment' }
}
