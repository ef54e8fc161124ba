import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { insuredGroups } from './service-product-store.ts'

export const listServiceProductGroups = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listServiceProductGroups>> =>
  insuredGroups(ctx, ctx.language)
