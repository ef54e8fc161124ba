import type { Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup } from '#catalogue/server/product-store.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, ReadContext } from '#context.ts'
import type { pricesApi } from '../prices.api.ts'
import { rangeOf } from '../repair-calculation.ts'
import { pricesOn } from './price-store.ts'

type Costs = Output<typeof pricesApi.showGeneralCosts>

/** Kind of device by kind of device, of each what holds for every brand first. Prices of models are answered where a model is asked for. */
export async function showGeneralCosts(ctx: ReadContext & Call): Promise<Costs> {
  const today = budapestDay(ctx.now)
  const [groups, brands, faults] = await Promise.all([
    everyProductGroup(ctx, ctx.language),
    everyBrand(ctx, ctx.language),
    lookupOf(ctx, ctx.language, 'failureOptions'),
  ])
  const listed = (await pricesOn(ctx, today)).filter(({ kind, productTypeId }) => kind === 'repair' && productTypeId === null)
  const everyBrandFirst = [null, ...brands]
  const prices = groups.flatMap((group) =>
    everyBrandFirst.flatMap((brand) =>
      faults.flatMap((fault): Costs['prices'] => {
        const row = listed.find(
          (price) => price.productGroupId === group.id && price.brandId === (brand?.brandId ?? null) && price.failureOptionId === fault.id,
        )
        if (!row) return []
        return [
          {
            productGroupId: group.id,
            productGroupName: group.name,
            brandId: brand?.brandId ?? null,
            brandName: brand?.brandName ?? null,
            failureOptionId: fault.id,
            failureOptionName: fault.name,
            ...rangeOf(row),
            validFrom: row.validFrom,
          },
        ]
      }),
    ),
  )
  return { prices, fees: await repairFees(ctx, today) }
}
