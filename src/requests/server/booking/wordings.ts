import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { AgreedText } from '../../agreed-texts.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { ServiceEntry } from './service-entry-store.ts'
import { presentTexts } from './text-version-store.ts'

/** A wording that whoever orders many devices agrees to; `service`: what it is about, where it is not about everything. `body` null: it has a page. */
export type AgreedWording = { readonly id: number; readonly kind: AgreedText; readonly service: string | null; readonly body: string | null }

const agreed = ['privacy', 'terms', 'serviceTerms'] as const

/** The wordings in force of the service a device is booked at. */
export async function wordingsOf(ctx: ReadContext & Call, { serviceRequest }: PickupOrder, { service }: ServiceEntry): Promise<AgreedWording[]> {
  const present = await presentTexts(ctx, ctx.language, { brandId: serviceRequest.brandId, availableServiceId: service.id })
  return agreed.flatMap((kind) => {
    const text = present[kind]
    return text ? [{ id: text.id, kind, service: kind === 'serviceTerms' ? service.name : null, body: text.body }] : []
  })
}

/** Each of them once. */
export const wordingsOfAll = (all: readonly AgreedWording[]): AgreedWording[] => [...new Map(all.map((wording) => [wording.id, wording])).values()]

/** @throws Refusal TEXT_VERSION_CHANGED unless every wording in force was agreed to */
export function requireAgreed(agreedTo: readonly number[], wordings: readonly AgreedWording[]): void {
  const given = new Set(agreedTo)
  if (wordings.some(({ id }) => !given.has(id)))
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: [{ path: 'textVersionIds', code: 'TEXT_VERSION_CHANGED' }] })
}
