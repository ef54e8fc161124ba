import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { findProvider } from './provider-store.ts'
import { servicesOf } from './service-store.ts'

export async function showMobilProvider(
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showMobilProvider>,
): Promise<Output<typeof catalogueApi.showMobilProvider>> {
  const { language } = ctx
  const provider = await findProvider(ctx, language, params.id)
  if (!provider) throw new Refusal('NOT_FOUND')
  return { ...provider, language, imagePath: imageOf(provider.slug), availableService: await servicesOf(ctx, language, { providerId: provider.id }) }
}
