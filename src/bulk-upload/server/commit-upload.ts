import type { Input } from '#base/endpoint.ts'
import { orNull } from '#base/plain-text.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { orRefusal, Refusal } from '#errors.ts'
import { requestSources } from '#requests/request-source.ts'
import { bookOrder } from '#requests/server/booking/book-order.ts'
import { bookerByOwnHand } from '#requests/server/booking/booker.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { requireAgreed } from '#requests/server/booking/wordings.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import type { ShownUpload } from '../upload.ts'
import type { LookedAt } from './look-at-rows.ts'
import { hashOf, lookAt, requireDraft, requireUpload, sentOf } from './show-upload.ts'
import { noteCommitted } from './upload-store.ts'

type Good = LookedAt & { readonly device: CheckedDevice }

/**
 * GAPS D6: orders what was looked at, and only that: everything is looked at again, and whatever would be ordered otherwise now is refused. One
 * order, one transaction, once, however often it is sent.
 * @throws Refusal UPLOAD_CHANGED, UPLOAD_WRONG_ROWS, UPLOAD_NOTHING_GOOD, COMPANY_DATA_MISSING, UPLOAD_NOT_DRAFT
 */
export async function commitUpload(
  ctx: OutsideContext & OutsideCall,
  { params, body }: Input<typeof bulkUploadApi.commitUpload>,
): Promise<ShownUpload> {
  const booker = bookerByOwnHand(ctx)
  const upload = await requireUpload(ctx, params.id)
  const good = upload.state === 'draft' ? await orRefusal(requireGood(ctx, upload, body)) : []
  return ctx.once(async (part) => {
    if (good instanceof Refusal) throw good
    const draft = await requireDraft(part, params.id, { lock: true })
    if (draft.version !== upload.version) throw new Refusal('UPLOAD_CHANGED')
    const { orderId, requests } = await bookOrder(part, {
      devices: good.map(({ device }) => device),
      booker,
      placed: { source: 'bulk', reference: orNull(body.reference), requestSourceId: requestSources.bulk },
      fieldOf: (device) => `rows.${good[device]?.line ?? 0}`,
    })
    const results = good.map(({ line, cells, device }, i) => ({
      line,
      requestId: requests[i]?.requestId ?? 0,
      reference: device.referenceNumber,
      fileName: orNull(cells('szamla_fajlnev')),
    }))
    await noteCommitted(part.tx, draft.id, { orderId, results, now: part.now })
    return sentOf(part, await requireUpload(part, draft.id))
  })
}

type Body = Input<typeof bulkUploadApi.commitUpload>['body']

async function requireGood(
  ctx: OutsideContext & OutsideCall,
  upload: Parameters<typeof lookAt>[1],
  { hash, only, textVersionIds }: Body,
): Promise<Good[]> {
  const look = await lookAt(ctx, upload)
  if (hashOf(upload, look) !== hash) throw new Refusal('UPLOAD_CHANGED')
  if (look.blocked) throw new Refusal(look.blocked)
  const good = look.rows.filter((row): row is Good => row.device !== null)
  if (only === 'all' && good.length < look.rows.length) throw new Refusal('UPLOAD_WRONG_ROWS')
  if (good.length === 0) throw new Refusal('UPLOAD_NOTHING_GOOD')
  requireAgreed(textVersionIds, look.wordings)
  return good
}
