import type { Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { repairFees } from './repair-fees.ts'
import { priceList } from './repair-price-store.ts'

export async function showGeneralCosts(ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.showGeneralCosts>> {
  const today = budapestDay(ctx.now)
  const [prices, fees] = await Promise.all([priceList(ctx, ctx.language, today), repairFees(ctx, today)])
  return { prices, fees }
}
