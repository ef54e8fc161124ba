import type { Input, Output } from '#base/endpoint.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { everyProductType } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import type { benchApi } from '../../bench.api.ts'
import { requireAnySheet } from './bench-sheet.ts'

type Row = typeof benchApi.listSheetModels

/** Of the device's brand; of a sheet without a request those of the brands of its kind. */
export async function listSheetModels(ctx: ReadContext & Call, { params }: Input<Row>): Promise<Output<Row>> {
  const { kind, request } = await requireAnySheet(ctx, params.id)
  const slugs = request ? [request.brandSlug] : kind.brands
  const brandIds = new Set((await everyBrand(ctx, ctx.language)).filter(({ slug }) => slugs.includes(slug)).map(({ brandId }) => brandId))
  const types = (await everyProductType(ctx, ctx.language)).filter(({ brandId }) => brandIds.has(brandId))
  return { models: types.map(({ factoryName, tradeName }) => ({ code: factoryName, name: tradeName })) }
}
