import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { findForm } from './form-store.ts'
import { productGroupsOfForm } from './product-store.ts'
import { recent } from './recent.ts'

export const listFormProductGroups = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listFormProductGroups>,
): Promise<Output<typeof catalogueApi.listFormProductGroups>> =>
  recent(ctx, `form groups ${params.brandId} ${params.formTypeId} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    const { brandId, formTypeId } = params
    if (!(await brandExists(tx, brandId)) || !(await findForm(tx, language, formTypeId))) throw new Refusal('NOT_FOUND')
    return productGroupsOfForm(tx, language, brandId, formTypeId)
  })
