import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { findPublicParam } from './system-param-store.ts'

export async function showSystemParam(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showSystemParam>,
): Promise<Output<typeof catalogueApi.showSystemParam>> {
  const param = await findPublicParam(ctx, budapestDay(ctx.now), params.id)
  if (!param) throw new Refusal('NOT_FOUND')
  return param
}
