import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { everyBrand } from './brand-store.ts'
import { servicesOfBrands } from './service-store.ts'

export async function listBrands(ctx: ReadContext & Call): Promise<Output<typeof catalogueApi.listBrands>> {
  const { language } = ctx
  const [brands, services] = await Promise.all([everyBrand(ctx, language), servicesOfBrands(ctx, language)])
  return brands.map(({ brandId, slug, brandName, partner, linkUrl, title, desc }) => ({
    brandId,
    slug,
    language,
    brandName,
    partner,
    imagePath: imageOf(slug),
    linkUrl: linkUrl ?? paths.brand(slug),
    title,
    desc,
    availableService: services.filter((service) => service.brandId === brandId),
  }))
}
