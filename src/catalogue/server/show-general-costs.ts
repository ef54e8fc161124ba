import type { Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { recent } from './recent.ts'
import { repairFees } from './repair-fees.ts'
import { priceList } from './repair-price-store.ts'

export const showGeneralCosts = (ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.showGeneralCosts>> =>
  recent(ctx, `costs ${ctx.language}`, async () => {
    const today = budapestDay(ctx.now)
    const [prices, fees] = await Promise.all([priceList(ctx.tx, ctx.language, today), repairFees(ctx, today)])
    return { prices, fees }
  })
