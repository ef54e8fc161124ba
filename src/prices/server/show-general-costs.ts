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
  const [groups, brands, faults, services] = await Promise.all([
    everyProductGroup(ctx, ctx.language),
    everyBrand(ctx, ctx.language),
    lookupOf(ctx, ctx.language, 'failureOptions'),
    lookupOf(ctx, ctx.language, 'serviceOptions'),
  ])
  const inForce = (await pricesOn(ctx, today)).filter(({ productTypeId }) => productTypeId === null)
  const listed = inForce.filter(({ kind }) => kind === 'repair')
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
  const named = [...groups, null].flatMap((group) =>
    services.flatMap(({ id, name }): Costs['services'] => {
      const row = inForce.find(
        ({ serviceOptionId, brandId, productGroupId }) => serviceOptionId === id && brandId === null && productGroupId === (group?.id ?? null),
      )
      if (!row) return []
      const of = { productGroupId: group?.id ?? null, productGroupName: group?.name ?? null }
      return [{ serviceOptionId: id, serviceOptionName: name, ...of, ...rangeOf(row), validFrom: row.validFrom }]
    }),
  )
  return { prices, services: named, fees: await repairFees(ctx, today) }
}
