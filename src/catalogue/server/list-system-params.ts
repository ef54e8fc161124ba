import type { Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { recent } from './recent.ts'
import { publicParams } from './system-param-store.ts'

export const listSystemParams = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listSystemParams>> =>
  recent(ctx, 'params', () => publicParams(ctx.tx, budapestDay(ctx.now)))
