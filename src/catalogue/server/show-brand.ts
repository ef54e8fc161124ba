import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { paths } from '#paths.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { findBrand, noticesOf } from './brand-store.ts'
import { servicesOf } from './service-store.ts'

export async function showBrand(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showBrand>,
): Promise<Output<typeof catalogueApi.showBrand>> {
  const { language, now } = ctx
  const brand = await findBrand(ctx, language, params.id)
  if (!brand) throw new Refusal('NOT_FOUND')
  const { brandId, slug } = brand
  const [availableService, notices] = await Promise.all([servicesOf(ctx, language, { brandId }), noticesOf(ctx, language, brandId, budapestDay(now))])
  return { ...brand, language, imagePath: imageOf(slug), linkUrl: brand.linkUrl ?? paths.brand(slug), notices, availableService }
}
