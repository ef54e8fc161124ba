import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { findService } from './service-store.ts'

export async function showAvailableService(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showAvailableService>,
): Promise<Output<typeof catalogueApi.showAvailableService>> {
  const service = await findService(ctx, ctx.language, params.id)
  if (!service) throw new Refusal('NOT_FOUND')
  return service
}
