import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { findStored, type StoredRequest } from '#requests/server/stored-request-store.ts'
import type { ParcelView } from '../../second-device.ts'
import type { workshopApi } from '../../workshop.api.ts'
import { answererOf, textsOfDevice } from './answer-second-device.ts'
import { broughtWith, findSecondDevice } from './second-device-store.ts'

/** With which other requests a device came, and what its customer still has to say. */
export async function showParcel(ctx: ReadContext & Call, { params }: Input<typeof workshopApi.showParcel>): Promise<ParcelView> {
  const { tx, actor } = ctx
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const stored = await findStored(tx, params.id)
  if (!stored) throw new Refusal('NOT_FOUND')
  const { request } = stored
  const second = await findSecondDevice(tx, request.id)
  const keys = keysOf(actor)
  const awaits = second?.answeredAt === null && request.status === 'ARRIVED'
  return {
    cameWith: second?.firstRequestId ?? null,
    brought: keys.length > 0 ? await broughtWith(tx, request.id) : [],
    asked: awaits ? await askedOf(ctx, request) : null,
    wantsRepair: second?.wantsRepair ?? null,
    mayNote: keys.includes(lifecycle.receiveDevice.key) && request.arrivedAt !== null && request.closedAt === null,
  }
}

async function askedOf(ctx: ReadContext & Call, request: StoredRequest): Promise<ParcelView['asked']> {
  const by = answererOf(ctx.actor, request)
  const { troubleDescription } = request
  return { troubleDescription, texts: await textsOfDevice(ctx, request), mayAnswer: by !== null, onBehalf: by === 'staff' }
}
