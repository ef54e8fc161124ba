import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { productGroupsOfBrand } from './product-store.ts'

export async function listBrandProductGroups(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listBrandProductGroups>,
): Promise<Output<typeof catalogueApi.listBrandProductGroups>> {
  const { language } = ctx
  if (!(await brandExists(ctx, params.id))) throw new Refusal('NOT_FOUND')
  return productGroupsOfBrand(ctx, language, params.id)
}
