import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { canChangePickup } from '../../pickup-change.ts'
import { refusalOfPickup } from '../../pickup-windows.ts'
import { requestSources } from '../../request-source.ts'
import type { requestsApi } from '../../requests.api.ts'
import { renewHandoverSheet } from '../documents/handover-file.ts'
import { appendHistory } from '../history-store.ts'
import { authorOf, noteBy } from '../lifecycle/author.ts'
import { requireVersion } from '../lifecycle/request-state.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { pickupOffer } from './pickup-offer.ts'
import { moveSlot, type Slot } from './pickup-slot-store.ts'
import { findPickup, movePickup, type PickupRow } from './pickup-store.ts'

/** GAPS D8: another day or window, until the courier sets out. What is wished for already is answered as done. */
export async function changePickup(ctx: TransactionContext & Call, { params, body }: Input<typeof requestsApi.changePickup>) {
  await requireHeldRequest(ctx, params.id)
  const request = await findPickup(ctx.tx, params.id, { lock: true })
  if (!request) throw new Refusal('NOT_FOUND')
  if (request.requestSourceId === requestSources.counter) throw new Refusal('PICKUP_OF_COUNTER')
  const { pickupDay, pickupWindow } = body
  if (request.pickupDay === pickupDay && request.pickupWindow === pickupWindow) return { pickupDay, pickupWindow, version: request.version }
  if (!canChangePickup({ ...request, closed: request.closedAt !== null, collected: request.collectedAt !== null }, ctx.now.toString()))
    throw new Refusal('PICKUP_CANNOT_CHANGE')
  requireVersion(request, body.version)

  const { zone, days } = await pickupOffer(ctx, request.postalCode)
  const refused = refusalOfPickup(days, pickupDay, pickupWindow)
  const field = (code: 'PICKUP_DAY_CLOSED' | 'PICKUP_WINDOW_FULL') => [{ path: code === 'PICKUP_DAY_CLOSED' ? 'pickupDay' : 'pickupWindow', code }]
  if (refused === 'PICKUP_DAY_CLOSED') throw new Refusal(refused, { fields: field(refused) })

  const version = await movePickup(ctx.tx, request.id, { day: pickupDay, window: pickupWindow, zone }, ctx.now)
  const { tx, now, actor } = ctx
  await appendHistory(tx, {
    requestId: request.id,
    step: 'pickupChanged',
    code: null,
    status: request.status,
    at: now,
    ...authorOf(actor, request),
    note: noteBy(actor, `${pickupDay} ${pickupWindow}`),
  })
  await renewHandoverSheet(ctx, request)
  await ctx.announce('pickupChanged', { requestId: request.id })
  if (!(await moveSlot(ctx.tx, request, slotOf(request), { day: pickupDay, zone, window: pickupWindow })))
    throw new Refusal('PICKUP_WINDOW_FULL', { fields: field('PICKUP_WINDOW_FULL') })
  return { pickupDay, pickupWindow, version }
}

/** The place a request takes in the courier's day; null when it has none. */
export function slotOf({ pickupDay, pickupWindow, pickupZone }: PickupRow): Slot | null {
  return pickupDay && pickupWindow && pickupZone ? { day: pickupDay, window: pickupWindow, zone: pickupZone } : null
}
