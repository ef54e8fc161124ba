import { employee, mayCall } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { requestsApi } from '../../requests.api.ts'
import { bookingLimits, countHit } from '../booking/limits.ts'
import { appendHistory } from '../history-store.ts'
import { authorOf, noteBy } from '../lifecycle/author.ts'
import { findPickup } from '../pickup/pickup-store.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { addDocuments, storeDocuments } from './store-documents.ts'

/** SPEC 7, document-upload: an invoice or warranty card that was not at hand when the order was sent. */
export async function uploadDocuments(ctx: TransactionContext & Call, { params }: Input<typeof requestsApi.uploadDocuments>) {
  await requireHeldRequest(ctx, params.id)
  const request = await findPickup(ctx.tx, params.id, { lock: true })
  if (!request) throw new Refusal('NOT_FOUND')
  if (request.closedAt) throw new Refusal('STATE_MOVED_ON')
  const author = authorOf(ctx.actor, request)
  if (author.byKind === 'staff' && !mayCall(employee('document.upload'), ctx.actor)) throw new Refusal('UNAUTHORISED')
  if (ctx.uploads.length === 0) throw new Refusal('ONE_FILE_IS_REQUIRED', { fields: [{ path: 'invoice', code: 'ONE_FILE_IS_REQUIRED' }] })
  await countHit(ctx, bookingLimits.documents, String(params.id))

  const documents = await storeDocuments(ctx)
  const ids = await addDocuments(ctx, { requestId: params.id, language: request.language, createdBy: author.byKind }, documents)
  await appendHistory(ctx.tx, {
    requestId: params.id,
    step: 'documentsAdded',
    code: null,
    status: request.status,
    at: ctx.now,
    ...author,
    note: noteBy(ctx.actor, documents.map(({ type }) => type).join(', ')),
  })
  for (const documentId of ids) await ctx.announce('documentAdded', { requestId: params.id, documentId })
  return { documents: documents.map(({ type, name }, i) => ({ id: ids[i] ?? '', type, name })) }
}
