import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { findForm } from './form-store.ts'

export async function showForm(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showForm>,
): Promise<Output<typeof catalogueApi.showForm>> {
  const form = await findForm(ctx, ctx.language, params.id)
  if (!form) throw new Refusal('NOT_FOUND')
  return form
}
