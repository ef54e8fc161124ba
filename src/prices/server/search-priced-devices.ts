import { bestOf, rankOf, type Searchable, searchable } from '#addresses/fold.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { misspelt } from '#base/misspelt.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { everyProductGroup, everyProductType } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import type { pricesApi } from '../prices.api.ts'
import { faultPricesOf } from './fault-prices.ts'

const max = 8

/** Models as people say them: brand and model, model alone, one of its words, with a slip of the finger. */
export async function searchPricedDevices(
  ctx: ReadContext & Call,
  { query: { words } }: Input<typeof pricesApi.searchPricedDevices>,
): Promise<Output<typeof pricesApi.searchPricedDevices>> {
  const asked = searchable(words)
  if (asked.folded === '') return []
  const devices = await everyDevice(ctx)
  const exact = bestOf(devices, ({ texts }) => bestRank(asked, texts), max)
  const found =
    exact.length > 0 ? exact : bestOf(devices, ({ texts }) => (texts.some(({ folded }) => misspelt(asked.folded, folded)) ? 0 : null), max)
  return Promise.all(
    found.map(async ({ type, brand, group }) => ({
      brand: { id: brand.brandId, slug: brand.slug, name: brand.brandName },
      productGroup: { id: group.id, name: group.name },
      productType: { id: type.id, name: type.tradeName },
      prices: await faultPricesOf(ctx, { brandId: brand.brandId, productGroupId: group.id, productTypeId: type.id }),
    })),
  )
}

function bestRank(asked: Searchable, texts: readonly Searchable[]): number | null {
  const ranks = texts.map((text) => rankOf(asked, text)).filter((rank) => rank !== null)
  return ranks.length > 0 ? Math.min(...ranks) : null
}

async function everyDevice(ctx: ReadContext & Call) {
  const brands = new Map((await everyBrand(ctx, ctx.language)).map((brand) => [brand.brandId, brand]))
  const groups = new Map((await everyProductGroup(ctx, ctx.language)).map((group) => [group.id, group]))
  return (await everyProductType(ctx, ctx.language)).flatMap((type) => {
    const [brand, group] = [brands.get(type.brandId), groups.get(type.productGroupId)]
    if (!brand || !group) return []
    const texts = [type.tradeName, `${brand.brandName} ${type.tradeName}`, type.factoryName].map(searchable)
    return [{ type, brand, group, texts }]
  })
}
