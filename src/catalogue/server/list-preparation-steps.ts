import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { preparationStepsOf } from './preparation-step-store.ts'
import { recent } from './recent.ts'

export const listPreparationSteps = (
  ctx: ReadContext & Call,
  { params, query }: Input<typeof catalogueApi.listPreparationSteps>,
): Promise<Output<typeof catalogueApi.listPreparationSteps>> =>
  recent(ctx, `steps ${params.id} ${query.productGroupId} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    if (!(await brandExists(tx, params.id))) throw new Refusal('NOT_FOUND')
    return preparationStepsOf(tx, language, params.id, query.productGroupId)
  })
