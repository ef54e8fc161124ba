import type { Email, EmailBlock } from '#base/server/mail/email.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { pageBlocks, pickupFacts, requestEmail, requestFacts, wayBack } from '#requests/server/emails/request-email.ts'
import type { RequestSummary } from '#requests/server/request-summary-store.ts'
import { company } from '#site/company.ts'
import { courierEmailTexts } from '../email-texts.ts'
import { carrierNames } from '../shipment.ts'
import type { Shipment } from './shipment-store.ts'
import { trackingPage } from './tracking-page.ts'

type Facts = readonly [string, string][]

/** What the emails of this slice are written with. */
export type Writing = {
  readonly request: RequestSummary
  readonly t: Translator<typeof courierEmailTexts.hu>
  readonly number: string
  /** Number, device and service. */
  readonly facts: Facts
  /** When and where the courier comes. */
  readonly pickup: Facts
  readonly wayBack: readonly [string, string]
  /** Who carries it, and under which number. */
  readonly parcel: (shipment: Shipment) => Facts
  /** The courier's own page of the parcel, where there is one. */
  readonly parcelLink: (shipment: Shipment) => EmailBlock[]
  readonly pageLink: (label?: string) => Promise<EmailBlock[]>
  /** Who to ring, and when. */
  readonly desk: { readonly phone: string; readonly from: string; readonly to: string }
}

type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks'>

/** An email about a parcel, in the language of the request. A request that is over is told of by other emails. */
export const courierEmail = (ctx: TransactionContext, requestId: number, compose: (writing: Writing) => Promise<Own | null>): Promise<Email | null> =>
  requestEmail(ctx, requestId, async (request, words) => {
    if (request.closedAt) return null
    const t = await translatorOf(courierEmailTexts, request.language)
    return compose({
      request,
      t,
      number: formatRequestNumber(requestId),
      facts: requestFacts(request, words),
      pickup: pickupFacts(request, words),
      wayBack: wayBack(request, words),
      parcel: ({ provider, trackingNumber }) =>
        trackingNumber === null
          ? []
          : [
              [t('facts.carrier'), carrierNames[provider]],
              [t('facts.trackingNumber'), trackingNumber],
            ],
      parcelLink: ({ provider, trackingNumber }) => {
        const url = trackingNumber === null ? null : trackingPage(ctx.env, provider, trackingNumber)
        return url === null ? [] : [{ kind: 'button', label: t('track', { carrier: carrierNames[provider] }), url }]
      },
      pageLink: (label) => pageBlocks(ctx, requestId, words, label),
      desk: { phone: company.phone, ...company.openingHours },
    })
  })
