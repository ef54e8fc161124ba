import type { TransactionContext } from '#context.ts'
import { can, type LifecycleAction, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { endPromise } from '#requests/server/promise/promise-store.ts'
import { updatePromise } from '#requests/server/promise/update-promise.ts'
import { failureStep, stepsOf } from '../actions.ts'
import { meaningOf, stateAfter } from '../shipment.ts'
import { type ActedBy, bySystem } from './acted-by.ts'
import type { CourierEvent } from './adapters/courier-adapter.ts'
import { afterFailedPickup, maxAttempts } from './attempts.ts'
import { clearPickup, lockRequest, setAtCounter, setCollected, waitForCustomer } from './courier-request-store.ts'
import { type EventSource, insertEvent } from './shipment-event-store.ts'
import { findShipment, moveShipment, type Shipment, setAttempt, stateOfShipment } from './shipment-store.ts'

type Taking = { source: EventSource; actedBy: ActedBy }

/**
 * Notes what happened to a shipment and takes the steps of the request that follow from it, in the caller's transaction. What was
 * noted before has no effect again; what cannot follow is noted and has none.
 */
export async function takeEvents(
  ctx: TransactionContext,
  { id, requestId }: Pick<Shipment, 'id' | 'requestId'>,
  events: readonly CourierEvent[],
  { source, actedBy }: Taking = { source: 'carrier', actedBy: bySystem },
): Promise<void> {
  await lockRequest(ctx.tx, requestId)
  for (const { code, at, note } of events.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))) {
    const isNew = await insertEvent(ctx.tx, { shipmentId: id, code, at, note, source, notedAt: ctx.now })
    // An employee's word counts each time: the version they looked at guards it.
    if (!isNew && source !== 'staff') continue
    const shipment = await findShipment(ctx.tx, id)
    const before = stateOfShipment(shipment)
    const after = stateAfter(before, code)
    if (!after) continue
    await moveShipment(ctx.tx, id, after, at)
    if (await follow(ctx, shipment, meaningOf(before, code), { at, actedBy })) continue
    await ctx.announce('shipmentMoved', { requestId, leg: shipment.leg, shipmentStatus: code, movedAt: at.toString() })
  }
}

/** @returns whether a step of the request tells of the parcel too */
async function follow(
  ctx: TransactionContext,
  shipment: Shipment,
  meaning: ReturnType<typeof meaningOf>,
  { at, actedBy }: { at: Temporal.Instant; actedBy: ActedBy },
): Promise<boolean> {
  const { id, requestId, leg, attempt } = shipment
  switch (meaning) {
    case 'nothing':
      return false
    case 'collected':
      await setCollected(ctx.tx, requestId, at)
      await endPromise(ctx.tx, requestId, at, 'done')
      await updatePromise(ctx, requestId)
      return false
    case 'pickupFailed':
      return pickupFailed(ctx, shipment, actedBy)
    case 'shipped':
    case 'handedBack': {
      if (meaning === 'handedBack' && (await arrivesAtCounter(ctx, requestId, actedBy))) return true
      let isTaken = false
      for (const action of stepsOf[meaning]) isTaken = await step(ctx, requestId, action, actedBy)
      // That a device was handed back tells nothing of a parcel: it may have been fetched at the counter.
      return meaning === 'shipped' && isTaken
    }
    case 'deliveryFailed': {
      if (!(await step(ctx, requestId, failureStep[leg], actedBy))) return false
      if (attempt >= (await maxAttempts(ctx))) await waitForCustomer(ctx.tx, requestId, ctx.now)
      else await setAttempt(ctx.tx, id, attempt + 1)
      return true
    }
    case 'cameBack':
      return leg === 'out' ? bringBack(ctx, requestId, actedBy) : senderHasIt(ctx, requestId, actedBy)
  }
}

/** What a courier brings to the counter of a store is not with its customer yet, who fetches it there (decision 92). @returns whether it goes there */
async function arrivesAtCounter(ctx: TransactionContext, requestId: number, actedBy: ActedBy): Promise<boolean> {
  await step(ctx, requestId, 'ship', actedBy)
  const request = await lockRequest(ctx.tx, requestId)
  if (!request?.returnsToCounter || request.status !== 'SHIPPED' || request.atCounterAt !== null) return false
  await setAtCounter(ctx.tx, requestId, ctx.now)
  await endPromise(ctx.tx, requestId, ctx.now, 'done')
  await ctx.announce('deviceAtCounter', { requestId })
  return true
}

async function pickupFailed(ctx: TransactionContext, shipment: Shipment, actedBy: ActedBy): Promise<boolean> {
  if (!(await step(ctx, shipment.requestId, failureStep.in, actedBy))) return false
  const request = await lockRequest(ctx.tx, shipment.requestId)
  if (request) await afterFailedPickup(ctx, request, shipment)
  return true
}

/** The parcel is with the customer again, who chooses another pickup. */
async function senderHasIt(ctx: TransactionContext, requestId: number, actedBy: ActedBy): Promise<boolean> {
  if (!(await step(ctx, requestId, failureStep.in, actedBy))) return false
  await setCollected(ctx.tx, requestId, null)
  await endPromise(ctx.tx, requestId, ctx.now, 'void')
  await clearPickup(ctx.tx, requestId)
  await waitForCustomer(ctx.tx, requestId, ctx.now)
  return true
}

/** The parcel is here again: its customer says where it goes before it sets out once more. Nothing where the request is at another step. */
export async function bringBack(ctx: TransactionContext, requestId: number, actedBy: ActedBy): Promise<boolean> {
  if (!(await step(ctx, requestId, 'receiveParcelBack', actedBy))) return false
  await waitForCustomer(ctx.tx, requestId, ctx.now)
  return true
}

/** Takes a step if the request is where it starts. @returns whether it was */
async function step(ctx: TransactionContext, requestId: number, action: LifecycleAction, actedBy: ActedBy): Promise<boolean> {
  const request = await lockRequest(ctx.tx, requestId)
  if (!request || !can(action, stateOf(request))) return false
  // The version was asked for when the act began; a second step of the same act finds a newer one.
  const { version: _seen, ...doing } = actedBy
  await advanceRequest(ctx, requestId, action, doing)
  return true
}
