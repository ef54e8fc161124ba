import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { recent } from './recent.ts'
import { ownServices } from './service-store.ts'

export const listAvailableServices = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listAvailableServices>> =>
  recent(ctx, `own services ${ctx.language}`, () => ownServices(ctx.tx, ctx.language))
