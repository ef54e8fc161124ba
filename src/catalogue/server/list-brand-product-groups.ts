import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { productGroupsOfBrand } from './product-store.ts'
import { recent } from './recent.ts'

export const listBrandProductGroups = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listBrandProductGroups>,
): Promise<Output<typeof catalogueApi.listBrandProductGroups>> =>
  recent(ctx, `brand groups ${params.id} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    if (!(await brandExists(tx, params.id))) throw new Refusal('NOT_FOUND')
    return productGroupsOfBrand(tx, language, params.id)
  })
