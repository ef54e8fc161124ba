import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { recent } from './recent.ts'
import { findService } from './service-store.ts'

export const showAvailableService = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showAvailableService>,
): Promise<Output<typeof catalogueApi.showAvailableService>> =>
  recent(ctx, `service ${params.id} ${ctx.language}`, async () => {
    const service = await findService(ctx.tx, ctx.language, params.id)
    if (!service) throw new Refusal('NOT_FOUND')
    return service
  })
