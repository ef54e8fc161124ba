import type { Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { publicParams } from './system-param-store.ts'

export const listSystemParams = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listSystemParams>> =>
  publicParams(ctx, budapestDay(ctx.now))
