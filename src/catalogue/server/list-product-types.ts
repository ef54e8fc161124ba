import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { productTypesOf } from './product-store.ts'

export async function listProductTypes(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listProductTypes>,
): Promise<Output<typeof catalogueApi.listProductTypes>> {
  const { language } = ctx
  if (!(await brandExists(ctx, params.brandId))) throw new Refusal('NOT_FOUND')
  return productTypesOf(ctx, language, params.brandId, params.groupId)
}
