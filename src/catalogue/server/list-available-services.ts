import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { ownServices } from './service-store.ts'

export const listAvailableServices = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listAvailableServices>> =>
  ownServices(ctx, ctx.language)
