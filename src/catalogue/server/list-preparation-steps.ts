import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { brandExists } from './brand-store.ts'
import { preparationStepsOf } from './preparation-step-store.ts'

export async function listPreparationSteps(
  ctx: ReadContext & Call,
  { params, query }: Input<typeof catalogueApi.listPreparationSteps>,
): Promise<Output<typeof catalogueApi.listPreparationSteps>> {
  const { language } = ctx
  if (!(await brandExists(ctx, params.id))) throw new Refusal('NOT_FOUND')
  return preparationStepsOf(ctx, language, params.id, query.productGroupId)
}
