import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { canChangePickup } from '../../pickup-change.ts'
import type { requestsApi } from '../../requests.api.ts'
import { appendHistory } from '../history-store.ts'
import { authorOf, noteBy } from '../lifecycle/author.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { slotOf } from './change-pickup.ts'
import { freeSlot } from './pickup-slot-store.ts'
import { closeAsCancelled, findPickup } from './pickup-store.ts'

const cancelled = (closedAt: Temporal.Instant) => ({ outcome: 'CANCELLED' as const, closedAt: closedAt.toString() })

/** GAPS D1: the customer cancels until the courier sets out. The row stays; the pickup's place and the device's number become free. */
export async function cancelRequest(ctx: TransactionContext & Call, { params, body }: Input<typeof requestsApi.cancelRequest>) {
  await requireHeldRequest(ctx, params.id)
  const { tx, now, actor } = ctx
  const request = await findPickup(tx, params.id, { lock: true })
  if (!request) throw new Refusal('NOT_FOUND')
  if (request.outcome === 'CANCELLED' && request.closedAt) return cancelled(request.closedAt)
  if (!canChangePickup({ ...request, closed: request.closedAt !== null, collected: request.collectedAt !== null }, now.toString()))
    throw new Refusal('PICKUP_CANNOT_CHANGE')

  await closeAsCancelled(tx, request.id, now)
  await appendHistory(tx, {
    requestId: request.id,
    step: 'requestCancelled',
    code: null,
    status: request.status,
    at: now,
    ...authorOf(actor, request),
    note: noteBy(actor, body.reason, body.note),
  })
  await ctx.announce('requestCancelled', { requestId: request.id })
  const slot = slotOf(request)
  if (slot) await freeSlot(tx, request, slot)
  return cancelled(now)
}
