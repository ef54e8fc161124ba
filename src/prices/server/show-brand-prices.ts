import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { findBrand } from '#catalogue/server/brand-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { productGroupsOfBrand, productTypesOf } from '#catalogue/server/product-store.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { widest } from '../price-list.ts'
import type { pricesApi } from '../prices.api.ts'
import { faultPricesOf } from './fault-prices.ts'

type Answer = Output<typeof pricesApi.showBrandPrices>

/** What repairs of a brand's devices are expected to cost, and of one model where it is asked for. */
export async function showBrandPrices(ctx: ReadContext & Call, { params, query }: Input<typeof pricesApi.showBrandPrices>): Promise<Answer> {
  const brand = await findBrand(ctx, ctx.language, params.id)
  if (!brand) throw new Refusal('NOT_FOUND')
  const groups = await productGroupsOfBrand(ctx, ctx.language, brand.brandId)
  const priced = await Promise.all(groups.map(({ id, name }) => groupPrices(ctx, brand.brandId, { id, name })))
  const today = budapestDay(ctx.now)
  const { deliveryFee, inspectionFee } = await repairFees(ctx, today)
  return {
    brand: { id: brand.brandId, slug: brand.slug, name: brand.brandName },
    groups: priced.filter(({ prices }) => prices.length > 0).map(({ productGroup, prices }) => ({ productGroup, prices })),
    device: priced.flatMap(({ devices }) => devices).find(({ productType }) => productType.id === query.productTypeId) ?? null,
    deliveryFee,
    inspectionFee,
    expectedRepairWorkingDays: await figureInForce(ctx, today, 'expectedRepairWorkingDays'),
  }

  /** Of each fault the range over every model, and what holds for models that are not listed. */
  async function groupPrices(of: ReadContext & Call, brandId: number, productGroup: { id: number; name: string }) {
    const types = await productTypesOf(of, of.language, brandId, productGroup.id)
    const device = { brandId, productGroupId: productGroup.id }
    const unlisted = await faultPricesOf(of, { ...device, productTypeId: null })
    const devices = await Promise.all(
      types.map(async ({ id, tradeName }) => ({
        brand: { id: brandId, slug: brand?.slug ?? '', name: brand?.brandName ?? '' },
        productGroup,
        productType: { id, name: tradeName },
        prices: await faultPricesOf(of, { ...device, productTypeId: id }),
      })),
    )
    const all = [unlisted, ...devices.map(({ prices }) => prices)].flat()
    const faults = await lookupOf(of, of.language, 'failureOptions')
    const prices = faults.flatMap(({ id, name }) => {
      const range = widest(all.filter(({ failureOptionId }) => failureOptionId === id))
      return range ? [{ failureOptionId: id, name, ...range }] : []
    })
    return { productGroup, devices, prices }
  }
}
