import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { byName } from './by-name.ts'
import { productTypesOf } from './product-store.ts'
import { recent } from './recent.ts'

export const listProductTypes = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listProductTypes>,
): Promise<Output<typeof catalogueApi.listProductTypes>> =>
  recent(ctx, `types ${params.brandId} ${params.groupId} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    if (!(await brandExists(tx, params.brandId))) throw new Refusal('NOT_FOUND')
    const types = await productTypesOf(tx, language, params.brandId, params.groupId)
    return types.sort(byName(language, ({ tradeName }) => tradeName))
  })
