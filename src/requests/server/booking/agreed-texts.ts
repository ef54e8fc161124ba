import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { agreedTexts } from '../../agreed-texts.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { ServiceEntry } from './service-entry-store.ts'
import { presentTexts } from './text-version-store.ts'

/**
 * The versions a customer agreed to, if they are the wordings in force in the language the form was sent in. A service entry that lets choose
 * the brand may send without the brand's general information.
 * @returns ids for `request_consents`
 * @throws Refusal TEXT_VERSION_CHANGED, naming the texts to be read again
 */
export async function requirePresentTexts(ctx: ReadContext & Call, order: PickupOrder, { service, form }: ServiceEntry): Promise<number[]> {
  const { textVersions, serviceRequest, generalInfos } = order
  const present = await presentTexts(ctx, ctx.language, { brandId: serviceRequest.brandId, availableServiceId: service.id })
  const maySkip = (kind: (typeof agreedTexts)[number]) => kind === 'generalInfo' && form.definition.brand === 'choose' && textVersions[kind] === null
  const changed = agreedTexts.filter((kind) => (present[kind]?.id ?? null) !== textVersions[kind] && !maySkip(kind))
  if (changed.length > 0)
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: changed.map((kind) => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' })) })
  // The general information is shown; only SPEC's own field says that it was read.
  return agreedTexts.filter((kind) => kind !== 'generalInfo' || generalInfos).flatMap((kind) => textVersions[kind] ?? [])
}
