import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { catalogueApi } from '../catalogue.api.ts'
import { imageOf } from './brand-image.ts'
import { findProvider } from './provider-store.ts'
import { recent } from './recent.ts'
import { servicesOf } from './service-store.ts'

export const showMobilProvider = (
  ctx: ReadContext & Call,
  { params }: Input<typeof catalogueApi.showMobilProvider>,
): Promise<Output<typeof catalogueApi.showMobilProvider>> =>
  recent(ctx, `provider ${params.id} ${ctx.language}`, async () => {
    const { tx, language } = ctx
    const provider = await findProvider(tx, language, params.id)
    if (!provider) throw new Refusal('NOT_FOUND')
    return { ...provider, language, imagePath: imageOf(provider.slug), availableService: await servicesOf(tx, language, { providerId: provider.id }) }
  })
