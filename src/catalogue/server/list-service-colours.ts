import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { findProductType } from './product-store.ts'
import { isInsuredType } from './service-product-store.ts'

export async function listServiceColours(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listServiceColours>,
): Promise<Output<typeof catalogueApi.listServiceColours>> {
  const { language } = ctx
  if (!(await isInsuredType(ctx, params.id))) throw new Refusal('NOT_FOUND')
  return (await findProductType(ctx, language, params.id))?.colours ?? []
}
