import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { paths } from '#paths.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { findBrand, noticesOf } from './brand-store.ts'
import { recent } from './recent.ts'
import { servicesOf } from './service-store.ts'

export const showBrand = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showBrand>,
): Promise<Output<typeof catalogueApi.showBrand>> =>
  recent(ctx, `brand ${params.id} ${ctx.language}`, async () => {
    const { tx, language, now } = ctx
    const brand = await findBrand(tx, language, params.id)
    if (!brand) throw new Refusal('NOT_FOUND')
    const { brandId, slug } = brand
    const [availableService, notices] = await Promise.all([servicesOf(tx, language, { brandId }), noticesOf(tx, language, brandId, budapestDay(now))])
    return { ...brand, language, imagePath: imageOf(slug), linkUrl: brand.linkUrl ?? paths.brand(slug), notices, availableService }
  })
