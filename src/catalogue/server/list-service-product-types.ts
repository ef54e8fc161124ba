import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { byName } from './by-name.ts'
import { recent } from './recent.ts'
import { insuredTypesOf } from './service-product-store.ts'

export const listServiceProductTypes = (
  ctx: ReadContext & Call,
  { params, query }: Input<typeof catalogueApi.listServiceProductTypes>,
): Promise<Output<typeof catalogueApi.listServiceProductTypes>> =>
  recent(ctx, `insured types ${params.id} ${query.serviceProductGroupId} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    if (!(await brandExists(tx, params.id))) throw new Refusal('NOT_FOUND')
    const types = await insuredTypesOf(tx, params.id, query.serviceProductGroupId)
    return types.sort(byName(language, ({ tradeName }) => tradeName))
  })
