import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { coloursOf } from './product-store.ts'
import { recent } from './recent.ts'
import { isInsuredType } from './service-product-store.ts'

export const listServiceColours = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.listServiceColours>,
): Promise<Output<typeof catalogueApi.listServiceColours>> =>
  recent(ctx, `insured colours ${params.id} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    if (!(await isInsuredType(tx, params.id))) throw new Refusal('NOT_FOUND')
    return (await coloursOf(tx, language, [params.id])).get(params.id) ?? []
  })
