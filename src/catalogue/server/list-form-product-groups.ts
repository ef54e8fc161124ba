import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { findForm } from './form-store.ts'
import { productGroupsOfForm } from './product-store.ts'

export async function listFormProductGroups(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listFormProductGroups>,
): Promise<Output<typeof catalogueApi.listFormProductGroups>> {
  const { language } = ctx
  const { brandId, formTypeId } = params
  if (!(await brandExists(ctx, brandId)) || !(await findForm(ctx, language, formTypeId))) throw new Refusal('NOT_FOUND')
  return productGroupsOfForm(ctx, language, brandId, formTypeId)
}
