import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { everyProductGroup } from './product-store.ts'

export const listProductGroups = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listProductGroups>> =>
  everyProductGroup(ctx, ctx.language)
