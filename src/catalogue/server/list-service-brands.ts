import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { byName } from './by-name.ts'
import { insuredBrandsOf, insuredGroups } from './service-product-store.ts'

export async function listServiceBrands(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listServiceBrands>,
): Promise<Output<typeof catalogueApi.listServiceBrands>> {
  const { language } = ctx
  const groups = await insuredGroups(ctx, language)
  if (!groups.some(({ id }) => id === params.id)) throw new Refusal('NOT_FOUND')
  const brands = await insuredBrandsOf(ctx, params.id)
  return brands.map((brand) => ({ ...brand, imagePath: imageOf(brand.slug) })).sort(byName(language, ({ brandName }) => brandName))
}
