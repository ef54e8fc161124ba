import { keysOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { abandonedDevicesApi, ShownStorage } from '../abandoned-devices.api.ts'
import { owedOf, storageOf } from './storage-of.ts'
import { findAbandoned } from './storage-store.ts'

type Own = typeof abandonedDevicesApi.showOwnStorage

/** @throws Refusal NOT_FOUND */
export async function showOwnStorage(ctx: ReadContext & Call, { params: { id } }: Input<Own>): Promise<Output<Own>> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const storage = await storageOf(ctx, id)
  return { wait: storage && { kind: storage.kind, endsOn: storage.endsOn, isOver: storage.isOver } }
}

/** @throws Refusal NOT_FOUND */
export async function showStorage(ctx: ReadContext & Call, { params: { id } }: Input<typeof abandonedDevicesApi.showStorage>): Promise<ShownStorage> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const decided = await findAbandoned(ctx.tx, id)
  const storage = decided ? null : await storageOf(ctx, id)
  return {
    wait: storage && {
      kind: storage.kind,
      since: storage.since,
      endsOn: storage.endsOn,
      notices: storage.notices.map(String),
      nextNoticeOn: storage.nextNoticeOn,
      owed: await owedOf(ctx, id),
      isOver: storage.isOver,
      mayDecide: storage.isOver && keysOf(ctx.actor).includes('device.abandon'),
    },
    abandoned: decided ? { ...decided, decidedAt: decided.decidedAt.toString() } : null,
  }
}
