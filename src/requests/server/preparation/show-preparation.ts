import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { requestsApi } from '../../requests.api.ts'
import { isBeforePickup } from '../../status.ts'
import { holdsRequest, requireHeldRequest } from '../request-holder-store.ts'
import { preparationOf } from './preparation-store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof preparationOf>>>

/** Until the courier has the device. */
export const isPreparationOpen = ({ status, closedAt, collectedAt }: Pick<Found, 'status' | 'closedAt' | 'collectedAt'>) =>
  closedAt === null && collectedAt === null && isBeforePickup(status)

/** The checklist before the pickup, with what was answered so far. */
export async function showPreparation(
  ctx: ReadContext & Call,
  { params }: Input<typeof requestsApi.showPreparation>,
): Promise<Output<typeof requestsApi.showPreparation>> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const found = await preparationOf(ctx.tx, params.id, ctx.language)
  if (!found) throw new Refusal('NOT_FOUND')
  return { isOpen: !found.isWithdrawn && isPreparationOpen(found) && (await holdsRequest(ctx, params.id)), steps: found.steps }
}
